import type { RuleTexts } from "./texts.ts";

export const IT: RuleTexts = {
  king: {
    summary:
      "Arrivi a corte con tre dadi e nessun amico. A ogni turno tiri, tieni e tiri ancora, e con i dadi che restano conquisti un personaggio, che piega i tuoi dadi un po’ di più. Chi mostra sette uguali può reclamare il Re. Poi tutti hanno un ultimo turno per fare meglio.",
    chapters: {
      setup: "Prima del primo tiro",
      turns: "Il tuo turno",
      taking: "Prendere una carta",
      ending: "Il Re e il giro finale",
    },
    rules: {
      K1: {
        title: "Giocatori e materiale",
        text: "Da due a cinque giocatori, 12 dadi, 60 carte personaggio.",
      },
      K2: {
        title: "Copie a corte",
        text: "Quante copie ha un personaggio dipende dal suo rango e da quanti giocano. I Giullari non finiscono mai.",
      },
      K3: {
        title: "Chi comincia",
        text: "Chiunque: a sorte, oppure come si decide preparando la partita.",
      },
      K4: {
        title: "I giri",
        text: "Un giro va in senso orario a partire dal primo giocatore. Quello dopo comincia dal vicino di *destra*, che ha appena giocato per ultimo: chi chiude un giro rigioca subito.",
      },
      K5: {
        title: "Il primo tiro",
        text: "Tre dadi, più uno per il Contadino, uno per ogni Ciarlatano e due per il Comandante. Non ci si può rinunciare.",
      },
      K6: {
        title: "Dadi attivi",
        text: "I dadi tirati sono *attivi*. Dopo ogni tiro ne metti da parte almeno uno prima di tirare ancora; anche di più, insieme o uno alla volta.",
      },
      K7: {
        title: "Tirare ancora",
        text: "Tiri *tutti* i dadi attivi, e solo se dall’ultimo tiro ne hai messo da parte uno.",
      },
      K8: {
        title: "Da parte è per sempre",
        text: "Un dado messo da parte resta com’è fino alla fine del turno.",
      },
      K9: {
        title: "Chiamare una carta",
        text: "Dopo il primo tiro puoi chiamare le tue carte in ogni momento, ciascuna una volta per turno e solo sui dadi attivi. Una chiamata che non cambia nulla viene rifiutata. Una carta presa ora vale dal tuo prossimo turno.",
      },
      K10: {
        title: "Quando i dadi sono fatti",
        text: "I dadi sono fatti quando nessuno è attivo e non ne porti altri. Anche con tutti i dadi da parte, una carta può ancora portarne uno.",
      },
      K11: {
        title: "Un dado portato",
        text: "È subito attivo. Metterlo da parte vale come mettere da parte un dado.",
      },
      K12: {
        title: "Dodici dadi",
        text: "Con 12 dadi in gioco nessuna carta ne porta un altro.",
      },
      K13: {
        title: "Una carta per turno",
        text: "I dadi messi da parte sono il tuo *risultato*. Con esso prendi una carta, o nessuna: deve essere ancora a corte, il risultato deve pagarla e non devi averla già. Così finisce il turno.",
      },
      K14: {
        title: "Che cosa chiede un costo",
        text: "Un costo dice che cosa il risultato deve contenere; altri dadi non guastano. Solo tutti dispari e tutti pari riguardano ogni dado.",
      },
      K15: {
        title: "Esauriti",
        text: "Quando le copie di un personaggio sono finite, nessuno può più prenderlo.",
      },
      K16: {
        title: "Giullare e Ciarlatano",
        text: "Hai al massimo un Giullare scoperto e quanti Ciarlatani vuoi. Girare il Giullare è la tua carta di quel turno; solo dopo puoi prenderne un altro.",
      },
      K17: {
        title: "Tiri con le carte",
        text: "I dadi ritirati con il Giullare o il Mercante restano attivi. Non è un tiro tuo: non chiede di mettere da parte un dado e non ne consuma uno.",
      },
      K18: { title: "L’Astronomo", text: "Gli serve un dado messo da parte da copiare." },
      K19: {
        title: "Reclamare il Re",
        text: "Sette uguali o più permettono il Re, senza mai obbligare. Chi lo reclama prende anche la Regina, e il risultato diventa quello da battere: quanti uguali, e di che valore.",
      },
      K20: {
        title: "Il giro continua",
        text: "Il giro si gioca fino in fondo. Gli altri prendono carte come prima, ma non più il Re o la Regina.",
      },
      K21: {
        title: "Il giro finale",
        text: "Comincia dove sarebbe cominciato il giro successivo e va in senso orario. Chi ha la Regina viene saltato e gioca per ultimo.",
      },
      K22: {
        title: "Battere il risultato",
        text: "Ora nessuno prende carte. Conta il gruppo più grande di dadi uguali, poi il suo valore: otto 1 battono sette 6. Chi *batte* il migliore prende il Re, non la Regina; a parità vale chi è arrivato prima.",
      },
      K23: {
        title: "Decide la Regina",
        text: "A chi ha la Regina basta *eguagliare* il migliore. Se nessuno gli ha tolto il Re, ha già vinto senza tirare. Se fallisce, vince chi ha il Re.",
      },
      K24: {
        title: "Rinunciare a tirare",
        text: "Nel giro finale chiunque può rinunciare a tirare. Viene proposto per primo a chi non arriverebbe al risultato nemmeno con tutti 6.",
      },
      K25: {
        title: "Una partita lunghissima",
        text: "Se alla fine del giro 100 nessuno ha reclamato il Re, la partita finisce e tutti sono primi. Il regolamento non ha limiti; questo è nostro.",
      },
    },
    decisions: [
      {
        question: "Quale testo vale dove sono diversi?",
        answer:
          "Il regolamento inglese, il più completo. Le altre letture sono varianti che si scelgono preparando la partita.",
      },
      {
        question: "L’Alchimista può lavorare su due dadi?",
        answer:
          "Sì, su due o tre: il regolamento dice tre, e che i punti si spostano come con il Filosofo, che ne usa due.",
      },
      {
        question: "Il Nobiluomo porta un 5 a 6?",
        answer: "No. Aggiunge esattamente due, quindi solo ai dadi da 1 a 4.",
      },
      {
        question: "Si può chiamare una carta senza effetto?",
        answer: "No: non succederebbe nulla, e una partita potrebbe non finire mai.",
      },
      {
        question: "Un dado appena portato si può tirare subito?",
        answer:
          "Solo se dall’ultimo tiro un dado è stato messo da parte. È attivo come ogni altro.",
      },
      {
        question: "Che cosa vuol dire «prima del primo tiro» nelle regole italiane?",
        answer:
          "Si portano soltanto dadi. Non hanno ancora un valore e si aggiungono al primo tiro.",
      },
    ],
  },
  courts: {
    summary:
      "La tua famiglia è numerosa e piena di ambizioni. I dadi mandano i tuoi familiari nei consigli dei villaggi e nelle miniere. Dai consigli si sale alle sei corti, e le miniere pagano il viaggio. Vince chi ha i seggi migliori.",
    board:
      "I numeri del tabellone stampato sono andati perduti. Il nostro è una ricostruzione: quello che il testo rimasto dice è rispettato, il resto è stato scelto perché si giochi bene. Preparando la partita si possono usare altri tabelloni.",
    chapters: {
      setup: "Prima del primo giro",
      round: "Un giro",
      courts: "Villaggi e corti",
      caves: "Grotte e miniere profonde",
      points: "Punti azione",
      ending: "La fine",
    },
    rules: {
      R1: {
        title: "Le famiglie",
        text: "Da tre a cinque giocatori, un colore ciascuno, con 15, 11 o 9 familiari. In due: vedi R24.",
      },
      R2: {
        title: "Il territorio",
        text: "Sei villaggi, sei corti e sei grotte, numerati da 1 a 6, e cinque miniere profonde, ognuna fra due grotte vicine. Cominci senza oro e con tutti i familiari in mano.",
      },
      R3: {
        title: "Chi comincia",
        text: "A sorte, oppure come si decide preparando la partita. Dopo ogni giro tocca al vicino di sinistra.",
      },
      R4: {
        title: "Il tuo turno",
        text: "Tiri tre dadi; se sono tutti uguali li ritiri finché non sono diversi. Poi usi dadi e punti azione nell’ordine che vuoi e chiudi il turno. Quello che non usi è perso.",
      },
      R5: {
        title: "Dopo i turni di tutti",
        text: "I minatori scavano più a fondo, le miniere vengono ispezionate, poi si guarda se la partita finisce.",
      },
      R6: {
        title: "Che cosa fa un dado",
        text: "Porta un familiare nel luogo con il suo numero: un villaggio, una grotta, una corte, o lungo un sentiero in una miniera profonda. Ogni dado vale una volta.",
      },
      R7: {
        title: "Due al massimo",
        text: "In un turno entrano nello stesso luogo al massimo due dei tuoi familiari.",
      },
      R8: {
        title: "Entrare in un villaggio",
        text: "Un familiare entra nel primo seggio del consiglio e spinge la fila di un posto, fino al primo vuoto. Chi viene spinto fuori dall’ultimo seggio si ritira: torna in mano ed è pagato subito.",
      },
      R9: {
        title: "Richiamare",
        text: "Invece di un familiare dalla mano puoi mandarne uno che è già in un villaggio o in una grotta. Viene richiamato senza paga e lascia un vuoto. Chi è a corte non se ne va più.",
      },
      R10: {
        title: "La via per la corte",
        text: "Dal villaggio 3 si va alle corti 2, 3 e 4, e così tutto intorno: 6 e 1 sono vicini. Il dado mostra il numero della *corte*. Paghi il prezzo del seggio nel consiglio, più il salto.",
      },
      R11: {
        title: "I seggi a corte",
        text: "Una corte si riempie senza vuoti. Mettersi in coda non costa altro; pagando il salto passi davanti ad alcuni, e chi ti sta davanti sale di un seggio. Con cinque familiari la corte è piena.",
      },
      R12: {
        title: "Entrare in una grotta",
        text: "Come in un villaggio, ma nessuno viene spinto oltre la linea rossa: se gli spazi prima della linea sono tutti occupati, la grotta non prende nessuno.",
      },
      R13: {
        title: "Scavare più a fondo",
        text: "Dopo i turni di tutti ogni minatore avanza di uno spazio, anche oltre la linea rossa. Chi era già sull’ultimo torna prima a casa con il suo valore.",
      },
      R14: {
        title: "Miniere profonde",
        text: "Da una grotta i sentieri portano alle miniere profonde accanto, ciascuno con il dado che mostra. Prendi il prossimo tesoro e il familiare torna a casa. Dopo l’ultimo tesoro la miniera è esaurita.",
      },
      R15: {
        title: "Ispezionare le miniere",
        text: "Chi è sull’ultimo spazio torna a casa con il suo valore. Poi, in ordine di turno, scegli per ogni tuo minatore su uno spazio con un valore: a casa con quell’oro, o resta.",
      },
      R16: {
        title: "Punti azione",
        text: "A ogni turno ne ricevi uno ogni tre familiari a corte (in due, quattro o cinque: ogni due), al massimo tre. Non si conservano.",
      },
      R17: {
        title: "Cambiare un dado",
        text: "Un punto: un dado non usato sale o scende di uno, fra 1 e 6, ogni dado una volta.",
      },
      R18: {
        title: "Ritirare in anticipo",
        text: "Un punto: un familiare nel villaggio indicato da un dado non usato torna in mano per metà della paga, arrotondata per eccesso. Il dado resta da usare.",
      },
      R19: {
        title: "Promuovere",
        text: "Due punti: un familiare nel villaggio o nella grotta indicati da un dado non usato cambia posto con chi gli sta davanti, o entra nel vuoto. Può passare la linea rossa. Il dado resta da usare.",
      },
      R20: {
        title: "L’ultimo giro",
        text: "La partita finisce dopo il giro in cui abbastanza corti sono piene: tre in tre giocatori, quattro in due o in quattro, tutte e sei in cinque.",
      },
      R21: {
        title: "Il punteggio",
        text: "Ogni familiare a corte porta i punti del suo seggio. A parità vince chi ha più familiari a corte, poi chi ha più oro; altrimenti la vittoria è divisa.",
      },
      R22: {
        title: "Una partita lunghissima",
        text: "Se per 20 giri nessuna corte guadagna un familiare, o dopo il giro 100, la partita finisce e si contano i punti come sempre. Questa regola è nostra, perché ogni partita abbia una fine.",
      },
      R23: {
        title: "Pagare",
        text: "Quello che non puoi pagare non lo puoi fare, e nessuno va in debito.",
      },
      R24: {
        title: "In due",
        text: "Giocate due colori a testa, a turno, ciascuno con la sua borsa, con i numeri per quattro. Ogni colore conta per sé e vince chi ha il colore migliore; a parità il migliore dei secondi, poi familiari e oro dei due colori insieme.",
      },
    },
    decisions: [
      {
        question: "Il dado indica la corte o il villaggio?",
        answer: "La corte. Preparando la partita si può scegliere il villaggio.",
      },
      {
        question: "Le corti 6 e 1 sono vicine?",
        answer: "Sì, a meno che non si scelga altrimenti preparando la partita.",
      },
      {
        question: "Quando si può richiamare un familiare?",
        answer:
          "Solo per farlo entrare con un dado in un villaggio o in una grotta. Il testo permette di riprendere familiari «da usare in questo turno»; legarlo all’entrata è la nostra lettura.",
      },
      {
        question: "Come finisce una partita in cui nessuno va a corte?",
        answer: "Dopo 20 giri così, o dopo il giro 100.",
      },
    ],
  },
};

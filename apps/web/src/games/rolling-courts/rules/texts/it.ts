import type { CourtsRuleTexts } from "../chapters.ts";

export const IT: CourtsRuleTexts = {
  summary:
    "La tua famiglia è numerosa e piena di ambizioni. I dadi mandano i tuoi familiari nei consigli dei villaggi e nelle miniere. Dai consigli si sale alle sei corti, e le miniere pagano il viaggio. Vince chi ha i seggi migliori.",
  note: "I numeri del tabellone stampato sono andati perduti. Il nostro è una ricostruzione: quello che il testo rimasto dice è rispettato, il resto è stato scelto perché si giochi bene. Preparando la partita si possono usare altri tabelloni.",
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
      text: "Sei villaggi, sei corti e sei grotte, numerati da 1 a 6, e cinque miniere profonde, ognuna fra due grotte vicine. Cominci senza oro e con tutti i familiari a casa.",
    },
    R3: {
      title: "Chi comincia",
      text: "Il primo giocatore si tira a sorte, oppure si sceglie preparando la partita. Dopo ogni giro tocca al vicino di sinistra.",
    },
    R4: {
      title: "Il tuo turno",
      text: "Tiri tre dadi; se sono tutti uguali li ritiri finché non sono diversi. Poi spendi dadi e punti azione nell’ordine che vuoi e chiudi il turno. Quello che non spendi è perso.",
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
      text: "Un familiare entra nel primo seggio del consiglio e spinge la fila di un posto, fino al primo vuoto. Chi viene spinto fuori dall’ultimo seggio si ritira: torna a casa ed è pagato subito.",
    },
    R9: {
      title: "Richiamare",
      text: "Invece di un familiare da casa puoi mandarne uno che è già in un villaggio o in una grotta. Viene richiamato senza paga e lascia un vuoto. Chi è a corte non se ne va più.",
    },
    R10: {
      title: "La via per la corte",
      text: "Dal villaggio 3 si va alle corti 2, 3 e 4, e così via in cerchio: 6 e 1 sono vicini. Il dado mostra il numero della *corte*. Paghi il prezzo del seggio nel consiglio, più il salto.",
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
      text: "Da una grotta i sentieri portano alle miniere profonde accanto; ciascuno richiede un dado con il numero che mostra. Prendi il prossimo tesoro e il familiare torna a casa. Dopo l’ultimo tesoro la miniera è esaurita.",
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
      text: "Un punto azione: un dado non speso sale o scende di uno, fra 1 e 6, ogni dado una volta.",
    },
    R18: {
      title: "Ritirare in anticipo",
      text: "Un punto azione: un familiare nel villaggio indicato da un dado non speso torna a casa con metà della paga, arrotondata per eccesso. Il dado resta da spendere.",
    },
    R19: {
      title: "Promuovere",
      text: "Due punti azione: un familiare nel villaggio o nella grotta indicati da un dado non speso scambia il posto con chi gli sta davanti, o avanza nel posto vuoto. Può passare la linea rossa. Il dado resta da spendere.",
    },
    R20: {
      title: "L’ultimo giro",
      text: "La partita finisce dopo il giro in cui abbastanza corti sono piene: tre se giocate in tre, quattro in due o in quattro, tutte e sei in cinque.",
    },
    R21: {
      title: "Il punteggio",
      text: "Ogni familiare a corte porta i punti del suo seggio. A parità vince chi ha più familiari a corte, poi chi ha più oro; altrimenti la vittoria è condivisa.",
    },
    R22: {
      title: "Una partita lunghissima",
      text: "Se per 20 giri nessuna corte guadagna un familiare, o dopo il giro 100, la partita finisce e si contano i punti come sempre. Questa regola è nostra, perché ogni partita abbia una fine.",
    },
    R23: {
      title: "Pagare",
      text: "Puoi fare solo quello che puoi pagare. Nessuno va in debito.",
    },
    R24: {
      title: "In due",
      text: "Giocate due colori a testa, a turno, ciascuno con la sua borsa, e con i numeri per quattro giocatori. Ogni colore conta per sé e vince chi ha il colore migliore; a parità il migliore dei secondi, poi familiari e oro dei due colori insieme.",
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
        "Solo per farlo entrare con un dado in un villaggio o in una grotta. Il testo permette di riprendere familiari «da usare in questo turno»; che entrino subito è la nostra lettura.",
    },
    {
      question: "Come finisce una partita in cui nessuno va a corte?",
      answer: "Dopo 20 giri così, o dopo il giro 100.",
    },
  ],
};

import type { KingRuleTexts } from "../chapters.ts";

export const IT: KingRuleTexts = {
  summary:
    "Arrivi a corte con tre dadi e nessun amico. A ogni turno tiri, tieni dei dadi e tiri ancora. Con il risultato conquisti un personaggio, che da allora ti aiuta con la sua abilità. Chi mostra sette uguali può reclamare il Re. Poi tutti gli altri hanno un ultimo turno per fare meglio.",
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
      text: "Il primo giocatore si tira a sorte, oppure si sceglie preparando la partita.",
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
      text: "I dadi tirati sono *attivi*. Dopo ogni tiro ne tieni almeno uno prima di tirare ancora; anche di più, se vuoi, insieme o uno alla volta.",
    },
    K7: {
      title: "Tirare ancora",
      text: "Tiri *tutti* i dadi attivi, e solo se dall’ultimo tiro ne hai tenuto uno.",
    },
    K8: {
      title: "Tenuto è tenuto",
      text: "Un dado tenuto resta com’è fino alla fine del turno.",
    },
    K9: {
      title: "Chiamare una carta",
      text: "Dopo il primo tiro puoi chiamare le tue carte in ogni momento, ciascuna una volta per turno e solo sui dadi attivi. Una chiamata che non cambia nulla viene rifiutata. Una carta presa ora vale dal tuo prossimo turno.",
    },
    K10: {
      title: "Quando hai finito con i dadi",
      text: "Hai finito con i dadi quando nessuno è attivo e non ne porti altri. Anche con tutti i dadi tenuti, una carta può ancora portarne uno.",
    },
    K11: {
      title: "Un dado portato",
      text: "È subito attivo. Se lo tieni, conta come ogni altro dado.",
    },
    K12: {
      title: "Dodici dadi",
      text: "Con 12 dadi in gioco nessuna carta ne porta un altro.",
    },
    K13: {
      title: "Una carta per turno",
      text: "I dadi tenuti sono il tuo *risultato*. Con il risultato prendi una carta, o nessuna: deve essere ancora a corte, il risultato deve bastare per lei e non devi averla già. Così finisce il turno.",
    },
    K14: {
      title: "Che cosa chiede un costo",
      text: "Un costo dice che cosa il risultato deve contenere; gli altri dadi non contano. Solo «tutti dispari» e «tutti pari» valgono per ogni dado.",
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
      text: "I dadi ritirati con il Giullare o il Mercante restano attivi. Non è un tiro tuo: non serve tenere un dado, e quelli già tenuti contano ancora.",
    },
    K18: { title: "L’Astronomo", text: "Gli serve un dado tenuto da copiare." },
    K19: {
      title: "Reclamare il Re",
      text: "Con sette uguali o più puoi reclamare il Re, ma non è mai un obbligo. Chi lo reclama prende anche la Regina, e il risultato diventa quello da superare: quanti uguali, e di che valore.",
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
      title: "Superare il risultato",
      text: "Ora nessuno prende carte. Conta il gruppo più grande di dadi uguali, poi il suo valore: otto 1 battono sette 6. Chi *supera* il migliore prende il Re, non la Regina; a parità vale il risultato più vecchio.",
    },
    K23: {
      title: "Decide la Regina",
      text: "A chi ha la Regina basta *eguagliare* il migliore. Se nessuno gli ha tolto il Re, ha già vinto senza tirare. Se fallisce, vince chi ha il Re.",
    },
    K24: {
      title: "Rinunciare a tirare",
      text: "Nel giro finale chiunque può rinunciare a tirare. A chi non arriverebbe al risultato nemmeno con tutti 6 viene proposto subito.",
    },
    K25: {
      title: "Una partita lunghissima",
      text: "Se alla fine del giro 100 nessuno ha reclamato il Re, la partita finisce e tutti si dividono il primo posto. Il regolamento non ha limiti; questo è nostro.",
    },
  },
  decisions: [
    {
      question: "Quale testo vale dove i testi sono diversi?",
      answer:
        "Il regolamento inglese, il più completo. Le altre letture si possono scegliere preparando la partita.",
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
      answer: "Solo se dall’ultimo tiro un dado è stato tenuto. È attivo come ogni altro.",
    },
    {
      question: "Che cosa vuol dire «prima del primo tiro» nelle regole italiane?",
      answer: "Si portano soltanto dadi. Non hanno ancora un valore e si aggiungono al primo tiro.",
    },
  ],
};

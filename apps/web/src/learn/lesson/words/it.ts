import type { LessonWords } from "./en.ts";

export const IT: LessonWords = {
  title: (game) => `Prima partita a ${game}`,
  stepOf: (step, steps) => `Passo ${step} di ${steps}`,
  setDice: "Lezione con dadi prestabiliti",
  goOn: "Avanti",
  skip: "Salta questo passo",
  leave: "Lascia la lezione",
  restart: "Ricomincia la lezione",
  notNow: (ask) => `In questa lezione: ${ask}`,
  playAPage: "Gioca contro un Paggio",
  king: {
    welcome: {
      text: "Arrivi a corte con tre dadi e nessun amico. Il tavolo è vero; solo i dadi e il tuo avversario seguono un copione.",
      ask: "Quando vuoi, vai avanti.",
    },
    roll: {
      text: "Ogni turno comincia con un tiro.",
      ask: "Premi il pulsante d’oro per tirare tre dadi.",
    },
    keep: {
      text: "Due 4 sono un buon inizio. Dopo ogni tiro tieni almeno un dado e, se vuoi, tiri di nuovo gli altri.",
      ask: "Scegli i due 4, poi tienili e tira l’ultimo dado.",
    },
    last: {
      text: "Ciò che metti da parte resta così fino alla fine del turno.",
      ask: "Scegli anche il 5 e tienilo: i tuoi dadi sono a posto.",
    },
    farmer: {
      text: "Ogni carta mostra il suo costo. Quadrati uguali sono dadi uguali: la tua coppia paga il Contadino.",
      ask: "Prendi il Contadino.",
    },
    fourDice: {
      text: "Hai giocato per ultimo in questo giro, quindi apri il prossimo. Il Contadino ti porta un dado in più a ogni turno.",
      ask: "Tira quattro dadi.",
    },
    twos: {
      text: "Le carte migliori costano di più. Raccogliamo i 2.",
      ask: "Tieni ogni 2 e tira il resto, per due volte.",
    },
    guard: {
      text: "Tre uguali pagano il Guardiano. Un dado in più non guasta.",
      ask: "Tieni il 3, poi prendi il Guardiano.",
    },
    rival: {
      text: "Ora il tuo avversario ha due turni: chi chiude un giro apre il prossimo.",
      ask: "Premi Avanti e guarda.",
    },
    call: {
      text: "Le carte con un’abilità si chiamano una volta per turno. Il Guardiano porta un dado che mostra 2.",
      ask: "Tira, poi chiama il Guardiano tra i tuoi personaggi.",
    },
    hunter: {
      text: "Già tre 2. Il quarto paga il Cacciatore.",
      ask: "Tieni i 2 e tira; poi tieni entrambi i dadi e prendi il Cacciatore.",
    },
    later: {
      text: "Qualche giro dopo. Più carte, più dadi, e la corsa è a sette uguali: con quelli si reclama il Re.",
      ask: "Hai sei 5. Vai avanti.",
    },
    seven: {
      text: "Il Cavaliere porta un 5.",
      ask: "Chiama il Cavaliere, poi tieni entrambi i 5.",
    },
    king: {
      text: "Sette uguali. Chi reclama il Re prende anche la Regina e fissa il risultato da battere.",
      ask: "Prendi il Re.",
    },
    finalRound: {
      text: "Nel giro finale tutti gli altri hanno un ultimo turno per batterti. Se nessuno ci riesce, hai vinto.",
      ask: "Premi Avanti e guarda.",
    },
  },
  courts: {
    welcome: {
      text: "Guidi una grande famiglia. Vincono i seggi migliori nelle sei corti. Il tavolo è vero; solo i dadi e i tuoi avversari seguono un copione.",
      ask: "Quando vuoi, vai avanti.",
    },
    roll: {
      text: "Ogni turno comincia con tre dadi.",
      ask: "Premi il pulsante d’oro per tirare.",
    },
    cave: {
      text: "Ogni dado porta un familiare nel luogo con il suo numero. Le miniere danno oro.",
      ask: "Scegli il 3, poi l’ingresso della grotta 3.",
    },
    deep: {
      text: "Dalla grotta 3 un sentiero con il 2 porta a una miniera profonda. Il tesoro è tuo e il familiare torna a casa.",
      ask: "Scegli il 2, poi la miniera profonda 2, e conferma.",
    },
    village: {
      text: "La strada per la corte parte dal consiglio di un villaggio. Chi entra spinge avanti gli altri; chi esce si ritira con la paga.",
      ask: "Scegli il 4, poi l’ingresso del villaggio 4.",
    },
    end: {
      text: "Hai speso tutti i dadi.",
      ask: "Chiudi il turno.",
    },
    rivals: {
      text: "Quando tutti hanno giocato, i minatori scavano più a fondo di uno spazio. Oltre la linea rossa valgono oro.",
      ask: "Premi Avanti e guarda.",
    },
    later: {
      text: "Qualche giro dopo. I tuoi familiari a corte ti danno un punto azione a turno: cambia un dado o aiuta un familiare.",
      ask: "Hai 15 monete d’oro. Vai avanti.",
    },
    rollAgain: {
      text: "In tre si finisce quando tre corti sono piene. Alla corte 3 manca un familiare.",
      ask: "Tira i dadi.",
    },
    change: {
      text: "Per la corte 3 ti serve un 3. Con un punto azione giri un dado di uno.",
      ask: "Scegli di cambiare un dado e porta il 2 a 3.",
    },
    court: {
      text: "Il tuo seggio nel villaggio 3 costa 8 monete d’oro. Il salto davanti a un familiare ne costa altre 5 e vale più punti.",
      ask: "Scegli il 3, poi il secondo seggio della corte 3, e conferma.",
    },
    endAgain: {
      text: "La corte 3 è piena, ed è la terza: questo giro è l’ultimo. Gli altri dadi ormai non servono.",
      ask: "Chiudi il turno.",
    },
    rivalsAgain: {
      text: "Il giro si gioca fino in fondo, e i minatori scavano ancora una volta.",
      ask: "Premi Avanti e guarda.",
    },
    home: {
      text: "Poi si ispezionano le miniere: oltre la linea rossa un minatore può tornare a casa con l’oro, o restare a scavare.",
      ask: "Fai tornare il tuo minatore con 3 monete d’oro.",
    },
  },
};

import type { OnlineWords } from "./en.ts";

export const IT: OnlineWords = {
  somebody: "Qualcuno",
  nextTable: "Al prossimo tavolo",
  stay: "Resta",
  closeIt: "Chiudilo",
  closeTable: "Chiudi il tavolo",
  closeThisTable: "Chiudere questo tavolo?",
  serversSeal: "Il sigillo del server",
  watching: "Stai guardando",
  closed: {
    expired: "A questo tavolo nessuno ha giocato per un mese",
    byHost: "Chi ospita ha chiuso il tavolo",
    byOwner: "Chi gestisce questo server ha chiuso il tavolo",
    byAll: "I giocatori hanno chiuso la partita insieme",
    youResigned: "Hai abbandonato",
    resigned: (name) => `${name} ha abbandonato`,
    text: "La partita finisce qui, senza vincitori. Il verbale e il seme dei dadi sono nel menù.",
  },
  invitation: {
    label: "Invito",
    title: "Invita con un link",
    link: "Il link a questo tavolo",
    copy: "Copia il link",
    share: "Condividi",
    code: "O con questo codice, sulla pagina iniziale",
    canWatch: "Chi ha il link può anche solo guardare.",
    hereOnly: (option, command) => [
      "Questo link funziona solo su questo computer. Per altri dispositivi avvia Courtly con l’opzione ",
      option,
      ": ",
      command,
      ".",
    ],
    qr: "Il link come codice QR, per la fotocamera di un altro dispositivo",
    copied: "Il link è negli appunti.",
    notCopied: "il browser non lascia copiare a questa pagina: seleziona il link e copialo",
    shared: "Un posto al mio tavolo",
  },
  join: {
    title: "Prendi posto",
    sitDown: "Siediti",
    atIt: "Stai prendendo posto",
    noAccount:
      "Nessun account, nessuna password: questo browser ricorda il tuo posto. Oppure resta su questa pagina a guardare.",
    noName: "di’ agli altri come ti chiami",
    noComma: "un nome non può contenere virgole né #",
    noHidden: "questo nome contiene caratteri invisibili: scrivilo di nuovo",
    tooLong: "un nome ha al massimo 24 caratteri; un’emoji può contare per più d’uno",
    notYou: "questo nome confonderebbe gli altri: scegline un altro",
  },
  connection: {
    cut: "Riconnessione…",
    slow: "In attesa del server…",
    tryNow: "Prova ora",
    nothing: "Tutto quello che hai giocato è arrivato. Niente è andato perso.",
    checking: (what) => `Si controlla se il server ha ricevuto ${what}. Niente è andato perso.`,
    roll: "il tuo tiro",
    move: "la tua mossa",
    undo: "il tuo annullamento",
    share: "la tua parte dei dadi",
    farewell: "il tuo congedo",
    change: "la tua modifica",
    end: "la chiusura di questo tavolo",
  },
  lobby: {
    withoutCoach: "Chi ospita chiede di giocare senza consigliere.",
    fair: "Dadi che chiunque può verificare",
    sealHere: "Il sigillo del server per questo tavolo",
    closed: "Questo tavolo è stato chiuso. Non si è giocato niente.",
    closedByOwner: "Chi gestisce questo server ha chiuso questo tavolo. Non si è giocato niente.",
    closedByLeaving: (name: string) =>
      `${name} ha lasciato il tavolo mentre si sorteggiavano i dadi, perciò il tavolo è chiuso. Non si è giocato niente.`,
    gameEnded:
      "Questo tavolo è stato chiuso mentre si sorteggiavano di nuovo i dadi. La partita finisce qui, senza vincitori.",
    gameEndedByOwner:
      "Chi gestisce questo server ha chiuso questo tavolo. La partita finisce qui, senza vincitori.",
    gameEndedByLeaving: (name: string) =>
      `${name} ha lasciato il tavolo mentre si sorteggiavano di nuovo i dadi. La partita finisce qui, senza vincitori.`,
    openAgain: "Riapri lo stesso tavolo",
    openAgainText:
      "Lo stesso gioco con le stesse regole e gli stessi bot. Ha un nuovo link e un nuovo codice: mandali di nuovo ai tuoi amici.",
    openedAgain:
      "In un’altra finestra hai riaperto o chiuso questo tavolo. I tuoi tavoli aperti sono sulla pagina iniziale.",
    waiting: (count) =>
      `${count === 1 ? "Manca ancora un giocatore" : `Mancano ancora ${count} giocatori`}. Si comincia quando tutti i posti sono presi.`,
    drawing: "Tutti i posti sono presi. Si sorteggiano i dadi.",
    awaited: (names, count) =>
      `Tutti i posti sono presi. Per i dadi ${count === 1 ? "manca ancora la parte" : "mancano ancora le parti"} di ${names}.`,
    awaitedYours: "Tutti i posti sono presi. Per i dadi manca ancora la tua parte.",
    around: "Attorno al tavolo",
    openSeat: "Posto libero",
    whoeverComes: "Per chi arriva prima",
    youHost: "Tu, che ospiti",
    you: "Tu",
    host: "Ospita il tavolo",
    seated: "Al tavolo",
    hasLeft: "Ha lasciato il tavolo: qui gioca un bot",
    parts: {
      awaited: "non ancora sigillata",
      sealed: "sigillata",
      revealed: "aperta",
      missing: "non è nei dadi",
    },
    late: (names, count) => {
      const [late, without] =
        count === 1
          ? [`La parte di ${names} manca`, "questa parte"]
          : [`Le parti di ${names} mancano`, "queste parti"];
      return `${late} da un po’: forse lì la pagina non è più aperta. Puoi continuare ad aspettare. Se tutti gli altri sono d’accordo, la partita comincia senza ${without}; ma allora per ${names} non è certo che nessuno abbia scelto i dadi.`;
    },
    lateYours:
      "La tua parte dei dadi manca da un po’. Se tutti gli altri sono d’accordo, la partita comincia senza; ma allora per te non è certo che nessuno abbia scelto i dadi.",
    goOn: (count) => `Comincia senza ${count === 1 ? "questa parte" : "queste parti"}`,
    agreed: (names) => `Finora d’accordo: ${names}.`,
    sealing: "Ogni browser sigilla la sua parte dei dadi.",
    revealing: "Tutte sono sigillate. Ora si aprono.",
    rules: "Le regole",
    leaveTable: "Lascia il tavolo",
    leaveThisTable: "Lasciare questo tavolo?",
    closeText: "Il link e il codice smettono di funzionare. Non si è ancora giocato niente.",
    leaveText: "Il tuo posto sarà libero per qualcun altro.",
    leaveEnds: "Allora il tavolo si chiude: ora nessun altro può prendere il tuo posto.",
    leave: "Lascia",
    notYet:
      "agli altri serve la tua parte dei dadi: lascia il tavolo quando la partita è cominciata, o chiudi semplicemente questa pagina",
  },
  restored: {
    title: "Il server ha meno di questa partita di quanto ha visto questo dispositivo, o un’altra",
    presenting:
      "Probabilmente è stato ripristinato da una copia più vecchia; altrimenti ha cambiato la partita. Questo dispositivo gli mostra le mosse che ha visto, così la partita continua.",
    safe: "Le mosse sono al sicuro su questo dispositivo.",
    notNeeded: "Puoi continuare con la partita che ha il server.",
    takeServers: "Continua con la partita del server",
    noLog: "Questo dispositivo non ha una copia firmata della partita.",
    goesOn: "La partita continua a questo tavolo",
    goesOnText:
      "Il server dice di essere stato ripristinato da una copia più vecchia e di aver perso mosse, che il dispositivo di un giocatore aveva ancora: si continua da quella posizione. I dadi si sorteggiano di nuovo.",
    compared:
      "Anche questo dispositivo ha queste mosse, e confronta da sé la posizione prima che la partita continui.",
    notCompared:
      "Questo dispositivo non ha queste mosse: confronta la posizione con quello che ricordi.",
    unchecked:
      "Il server non mostra il seme dei dadi precedenti: i tiri fatti finora non si potranno mai verificare.",
    hadMore:
      "Questo dispositivo aveva mosse successive che qui mancano: ciò che vi è stato tirato si tira di nuovo, con altri dadi.",
    goOn: "Continua",
  },
  ownShare: {
    title: "La tua parte non è nei dadi",
    text: "I dadi di questa partita sono stati sorteggiati senza i byte casuali di questo dispositivo. Non è certo che nessuno li abbia scelti. Lo dice anche il verbale. Puoi continuare, se ti fidi del server e degli altri, oppure andartene.",
    leavingLoses: (winner) => `Se te ne vai, la partita finisce, e ha vinto ${winner}.`,
    leavingEnds: "Se te ne vai, la partita finisce senza vincitori.",
    leavingBot: "Se te ne vai, al tuo posto continua un bot: puoi guardare, ma non tornare.",
    playOn: "Continua",
    leave: "Lascia il tavolo",
  },
  shareFault: {
    title: "I dadi aspettano questo browser",
    unstored:
      "Non ha più spazio per salvare ciò che deve ricordare prima di continuare, perciò tiene per sé la sua parte dei dadi. Libera spazio: termina qui altre partite online, o cancella i dati di altri siti nelle impostazioni del browser. Il tuo posto è al sicuro finché non cancelli i dati di questo sito.",
    stillNoSpace: "non c’è ancora spazio",
    lost: "Non ha più la sua parte dei dadi, perché non c’era spazio per salvarla. Dopo un po’ gli altri possono cominciare senza; allora scegli tu se continuare o andartene.",
  },
  newTable: {
    title: (game) => `Invita a ${game}`,
    ownBrowser: "Ognuno gioca nel proprio browser. A nessuno serve un account.",
    you: "Tu",
    open: "Apri il tavolo",
    atIt: "Si apre il tavolo",
    coach: "Consigliere",
    coachWelcome: "Benvenuto",
    coachOff: "Senza, per favore",
    coachWelcomeText: "Ognuno può farsi mostrare probabilità e mosse da un consigliere.",
    coachOffText:
      "A questo tavolo il consigliere tace. È una cortesia fra giocatori: nessuno può imporla.",
    finders: "Chi può trovare il tavolo",
    byLink: "Chi ha il link",
    everybody: "Tutti qui",
    byLinkText: "Solo chi riceve da te il link o il codice può giocare o guardare.",
    everybodyText: "Compare tra i «Tavoli aperti» sulla pagina iniziale di questo server.",
    others: "Gli altri posti",
    seat: (seat) => `Posto ${seat}`,
    openSeat: "Libero: invita qualcuno",
    removeSeat: (seat) => `Togli il posto ${seat}`,
    twoColours: "In due, ognuno gioca due colori.",
    whoBegins: "Chi inizia si sorteggia con i dadi.",
  },
  news: {
    notRevealed:
      "La partita è finita, ma il server non mostra il seme dei dadi. Non si possono verificare.",
    rematch: "Il prossimo tavolo è pronto, ognuno un posto più in là.",
    sitDown: "Siediti",
    left: (name) => `${name} ha lasciato il tavolo. Continua un bot.`,
    replaced: (names: string, count: number) =>
      count === 1
        ? `${names} era via: al suo posto gioca un bot.`
        : `${names} erano via: ai loro posti giocano bot.`,
    undone: (name) => `${name} ha annullato qualcosa.`,
  },
  menu: {
    watch: "Fai guardare qualcuno",
    fair: "I dadi di questo tavolo",
    resign: "Abbandona",
    resignAsk: "Vuoi abbandonare?",
    resignLoses: (winner) => `Così la partita finisce, e ha vinto ${winner}.`,
    resignEnds: "Così la partita finisce, senza vincitori.",
    resignBot:
      "Al tuo posto continua un bot, così gli altri possono finire. Puoi guardare, ma non tornare.",
    playOn: "Continua",
    closeText: "Nessuno ha ancora tirato. Il tavolo sparisce per tutti.",
  },
  since: { title: "Mentre non c’eri", toTheTable: "Al tavolo" },
  page: {
    unreached: "Il tavolo non è raggiungibile",
    unreachedText:
      "Courtly continua a provare. Niente è andato perso: il tuo posto e la tua partita aspettano sul server. Controlla di essere in linea e che il server sia in funzione.",
    outdated: "Questa pagina non è aggiornata",
    outdatedText:
      "Non va più d’accordo con il suo server: molto probabilmente c’è un Courtly più nuovo. La tua partita è al sicuro e ti aspetta. Ricarica la pagina per continuare.",
    loadAgain: "Ricarica",
    brokenRules: "Una mossa non rispetta le regole",
    brokenRulesText:
      "Il server ha inviato una mossa, un tiro o un annullamento che le regole di questa pagina non permettono. Se la pagina è più vecchia del server, basta ricaricarla. Se questo messaggio ritorna, il server non rispetta le regole: non fidarti di questa partita. Questo dispositivo non gli invia più nulla.",
    unfair: "Questi dadi non sono leali",
    otherTable: "Non è il tavolo che avevi accettato",
    unfairText: {
      log: "Quello che il server ha mandato contraddice ciò che aveva sigillato e mostrato prima.",
      otherSeat: "Il server dà a questo dispositivo un posto diverso da prima, o nessuno.",
      otherSeal:
        "Il server mostra per il tuo posto un sigillo diverso da quello mandato da questo dispositivo.",
      otherLog:
        "Il server ha cambiato l’inizio di questo tavolo da quando questo dispositivo ha rivelato la sua parte.",
      otherDecision:
        "Il server dice che hai accettato di cominciare senza una parte. Su questo dispositivo non l’ha fatto nessuno.",
      drawnAgain: "Il server ha fatto sorteggiare di nuovo i dadi.",
      tooEarly:
        "Il server ha tralasciato una parte prima che il tempo scadesse secondo l’orologio di questo dispositivo.",
      unboundDice: "Il server ha sorteggiato dadi che non dipendono dai giocatori e dalle regole.",
      leftOut:
        "Il server ha tolto dai dadi la parte di un giocatore dopo aver conosciuto la tua, senza il tuo consenso.",
      otherRolls: "Alcuni tiri di questa partita non discendono dal seme sigillato prima.",
      otherPosition:
        "La partita continua da un’altra posizione, o con giocatori, regole o un ritmo diversi da quelli che questo dispositivo ha visto.",
      otherTerms:
        "Il server ha aperto questo tavolo con regole, bot, giocatori o un ritmo diversi da quelli che hai chiesto, o visto quando hai preso posto.",
    },
    unfairEnd:
      "Qui non puoi continuare a questo tavolo: chiedi a chi gestisce il server. Questo dispositivo non gli manda più niente.",
    unloaded: "Il tavolo non si è caricato",
    unloadedText: "La tua partita è al sicuro sul server. Ricarica la pagina per continuare.",
    crowded: "Non c’è più posto per guardare questo tavolo",
    crowdedText:
      "Lo guardano già tutte le persone che questo server ammette. La partita continua indisturbata, e chi gioca entra sempre. Riprova quando qualcuno se ne è andato.",
    manyWindows: "Il tuo posto è aperto in finestre più recenti",
    manyWindowsText:
      "Un posto può essere aperto solo in poche finestre alla volta, perciò questa si è chiusa. Niente è andato perso: continua in una finestra più recente, oppure qui, e si chiude la più vecchia delle altre.",
    playHere: "Gioca qui",
    private: "Questo server è privato",
    enterPassword: "Inserisci la password",
    gone: "Questo tavolo non è qui",
    goneText:
      "Il server non conosce nessun tavolo a questo indirizzo. Controlla che il link sia stato copiato per intero, o chiedi il codice a chi te lo ha mandato.",
    deletedText:
      "Chi gestisce questo server lo ha cancellato. La partita è finita; quello che questo browser ne ha conservato resta qui.",
    refusedText: (reason) => `Il server dice: ${reason}.`,
    noAddress:
      "Questo non è l’indirizzo completo di un tavolo. Controlla che il link sia stato copiato per intero, o chiedi il codice a chi te lo ha mandato.",
    offline: "Sei senza rete",
    offlineText:
      "Niente è andato perso: il tuo posto e la tua partita aspettano sul server. Courtly si ricollega da solo appena c’è rete. Intanto tutto tranne i tavoli online funziona.",
  },
  nothingToUndo: "non c’è niente di tuo da annullare",
  refusals: {
    offline: "sei senza rete: i tavoli online aspettano, tutto il resto funziona",
    silence: "il server non ha risposto: controlla la connessione e riprova",
    unsure:
      "non è arrivata risposta, forse è andata comunque a segno: riprova, non succederà due volte",
    unreadable: "questa pagina non capisce più il server: ricaricala",
    malformed: "il server non ha capito questa pagina: ricaricala",
    "too-large": "è troppo lungo per il server",
    "too-fast": "troppe richieste in una volta: aspetta un momento",
    "too-many": "troppe richieste in una volta dalla tua rete: aspetta un minuto",
    "wrong-origin": "questa pagina è di un altro server: apri il link del tavolo",
    "wrong-host":
      "il server non è conosciuto a questo indirizzo: usa l’indirizzo che ti ha dato chi lo gestisce",
    "unknown-address": "il server non conosce questo indirizzo: ricarica la pagina",
    "unknown-table": "questo tavolo non esiste: controlla il link",
    "unknown-code": "nessun tavolo aperto ha questo codice: forse si gioca già",
    "unknown-link":
      "questo link è già stato usato, o i suoi dieci minuti sono passati: fattene dare uno nuovo dall’altro dispositivo",
    "wrong-token": "questo dispositivo non ha un posto a questo tavolo",
    "hello-first": "la connessione non si è aperta in tempo: riprova",
    spectator: "stai guardando: agisce solo chi gioca",
    "not-your-turn": "non è il tuo turno",
    "not-now": "adesso non si può",
    illegal: "le regole non lo permettono",
    final: "non si può annullare: l’hanno visto tutti",
    stale: "nel frattempo al tavolo è successo qualcosa: guarda di nuovo, poi decidi",
    "other-log": "il server ha una storia di questo tavolo diversa da quella di questo dispositivo",
    "key-taken": "è arrivato due volte con contenuti diversi: riprova",
    full: "questo posto non è più libero: prendine un altro o guarda la partita",
    "name-taken":
      "a questo tavolo qualcuno ha già quel nome, o uno che gli somiglia: scegline un altro",
    "same-network":
      "la tua rete ha già metà dei posti che chi ospita lascia agli altri: lascia il resto ad altre persone, o apri un tavolo con un link",
    "impossible-table":
      "il server non può aprire un tavolo con queste impostazioni: scegline altre",
    damaged:
      "i dati di questo tavolo sono danneggiati, perciò resta chiuso; le tue altre partite sono a posto: avvisa chi gestisce il server",
    deleted: "chi gestisce il server ha cancellato questo tavolo: la partita è finita",
    password:
      "questo server è privato, e questo browser non ha mandato la sua password, o è stata cambiata: inseriscila, poi riprova",
    blocked:
      "chi gestisce questo server ha bloccato la tua rete: chiedi lì; quello che hai giocato resta",
    busy: "il tavolo è molto occupato: riprova tra un momento",
    trouble: "qualcosa è andato storto sul server: riprova tra un momento",
  },
  refusalDetails: {
    full: {
      begun: "tutti i posti sono presi: puoi guardare la partita",
      taken: "lì siede già qualcuno: scegli un posto libero",
      unplayedSeats:
        "persone della tua rete si sono sedute a più tavoli aperti che non sono arrivati a una partita: aspetta mezz’ora, o apri tu un tavolo",
      comingAndGoing:
        "molti sono venuti a questo tavolo e se ne sono andati, alcuni dalla tua rete: apri un altro tavolo",
      watchers:
        "questo tavolo ha già tutti gli spettatori permessi: riprova quando qualcuno se ne va",
      watchingNetwork:
        "dalla tua rete guardano già tutti quelli permessi: chiudi prima un’altra finestra",
    },
    "too-many": {
      tables: "dalla tua rete sono stati aperti molti tavoli: aspetta un minuto",
      devices:
        "gli avvisi del tuo posto arrivano già a tutti i dispositivi permessi: prima spegnili su un altro",
      windows: "il tuo posto è aperto in troppe finestre: continua nella più recente",
    },
    "too-fast": {
      requests: "troppe richieste in una volta: aspetta un momento",
      connections: "dalla tua rete aspettano troppe connessioni: riprova tra un momento",
      notifications: "gli avvisi sono stati accesi e spenti molte volte: aspetta un minuto",
      passwords:
        "dalla tua rete sono state provate più volte password sbagliate: aspetta un minuto",
      phrases: "una frase alla volta: aspetta un momento",
      flood: "le richieste sono continuate dopo l’invito ad aspettare: riconnettiti più tardi",
    },
    password: {
      missing: "questo server è privato: inserisci la sua password",
      wrong: "questa non è la password del server: controllala",
    },
    spectator: {
      watching: "stai guardando: agisce solo chi gioca",
      left: "hai lasciato questo posto",
    },
    "wrong-token": {
      unknown: "questo dispositivo non ha un posto a questo tavolo",
      rematch: "può chiedere un’altra partita solo chi ha giocato a questo tavolo",
    },
    busy: {
      table: "il tavolo è molto occupato: riprova tra un momento",
      continuing: "si stanno recuperando altre partite: riprova tra un momento",
    },
    trouble: {
      writing:
        "adesso il server non può salvare: ciò che è già confermato non va perso; riprova più tardi",
      mistake: "il server ha fatto un errore: riprova",
      connection:
        "il server ha un problema: ciò che è già confermato non va perso; riconnettiti tra un momento",
    },
    "other-log": {
      restored:
        "il server ha una storia di questo tavolo diversa dalla tua: è stato ripristinato da una copia più vecchia",
      lacksMoves: "a questa storia mancano mosse che il server ha",
      unsigned: "il server non ha firmato questa storia",
      formerKey:
        "il server ha firmato questa storia con una chiave che poi è stata sostituita, perché forse ce l’ha anche qualcun altro",
      contradicts: "questa storia si contraddice, o i suoi tiri non seguono dal seme del tavolo",
    },
    "not-now": {
      helloTwice: "questa connessione è già aperta: riconnettiti",
      resigned: "hai abbandonato: un bot continua per te",
      gameOver: "la partita è finita",
      notBegun: "la partita non è ancora cominciata",
      undoneTooMuch: "a questo tavolo si è annullato troppo: continua a giocare",
      botPlays: "in questo posto gioca un bot: non annulla niente",
      botActed: "questo l’ha giocato un bot: resta così",
      nothingToUndo: "non c’è ancora niente da annullare",
      rollStands: "un tiro non si può annullare",
      anotherActed:
        "intanto ha agito un altro giocatore: si può annullare solo la propria ultima azione",
      held: "un bot gioca per te: prima riprendi il tuo posto",
      late: "il tempo del tuo turno è scaduto: lo conclude un bot",
      notHeld: "il posto è tuo",
      holdsAlready: "su questo posto gioca già un bot",
      notAwaited: "ora nessuno aspetta questa persona",
      notSilent: "questa persona era qui un momento fa: aspetta un po’",
      ownSeat: "questo è il tuo posto",
      rollBetween: "dopo una di queste azioni cadono i dadi: invia le prossime quando sono fermi",
      arrangedTooMuch:
        "a questo tavolo si è cambiato troppo: riempilo di bot o apri un altro tavolo",
      lobbyOver: "tutti i posti sono occupati: si può fare solo prima",
      hostDecides: "lo decide solo chi guida il tavolo",
      noBot: "per questo gioco non c’è un bot così",
      seatTaken: "questo posto non è libero",
      seatOpen: "questo posto è già libero",
      ownHost: "guidi già tu il tavolo",
      nobodyThere: "lì non c’è nessuno che possa guidare il tavolo",
      hostIsHere: "chi guida il tavolo è qui, o lo era un momento fa",
      samePace: "il tavolo ha già questo ritmo",
      nobodyLate: "nessuno è ancora in ritardo: aspetta un po’",
      notDrawing: "i dadi di questo tavolo non si stanno sorteggiando adesso",
      known: "è già registrato",
      otherStep: "non si accorda più con il sorteggio dei dadi: guarda di nuovo",
      beingDrawn: "si stanno sorteggiando i dadi: lascia il tavolo quando la partita è cominciata",
      paused: "la partita è in pausa: prima riprendila",
      notPaused: "la partita non è in pausa",
      otherProposal: "c’è un’altra proposta aperta: prima rispondi a quella",
      agreedAlready: "hai già accettato: gli altri non hanno ancora risposto",
      declinedLately: "qualcuno ha appena rifiutato: prima gioca ancora un po’",
      noProposal:
        "non c’è niente a cui rispondere: la proposta è ritirata, o la partita è andata avanti",
      closedAlready: "la partita è già finita",
      hostCloses: "può chiudere il tavolo solo chi lo guida",
      rolled: "i dadi sono già stati tirati: un tavolo si chiude solo prima del primo tiro",
      noDevices: "si può fare durante la partita: ognuna comincia con un dispositivo per posto",
      longLog: "a questo tavolo è già successo troppo per farlo: continua a giocare",
      manyDevices: "un secondo dispositivo ha già questo posto: prima toglilo a quello",
      oneDevice: "nessun altro dispositivo ha questo posto",
      otherDevice:
        "il posto è sull’altro tuo dispositivo: continua lì; quando la partita è cominciata, potrà passarlo",
      noRematchYet: "un’altra partita comincia solo quando questa è finita",
      botInRematch:
        "al prossimo tavolo il tuo posto è di un bot, perché eri via: apri un altro tavolo",
      overHere: "su questo server la partita è finita",
      nothingLost: "il server non ha perso niente di questa partita, o è già più avanti",
      privateAddress:
        "questo indirizzo è in una rete privata, e chi gestisce il server non permette indirizzi simili",
      plainAddress: "gli avvisi vanno solo a indirizzi https",
      noGameInLog: "in questa storia non c’è una partita in corso con cui continuare",
    },
  },
};

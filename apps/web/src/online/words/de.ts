import type { OnlineWords } from "./en.ts";

export const DE: OnlineWords = {
  somebody: "Jemand",
  nextTable: "Zum nächsten Tisch",
  stay: "Bleiben",
  closeIt: "Schließen",
  closeTable: "Tisch schließen",
  closeThisTable: "Diesen Tisch schließen?",
  serversSeal: "Das Siegel des Servers",
  watching: "Du schaust zu",
  closed: {
    expired: "An diesem Tisch hat einen Monat lang niemand gespielt",
    byHost: "Der Gastgeber hat den Tisch geschlossen",
    byOwner: "Wer diesen Server betreibt, hat den Tisch geschlossen",
    byAll: "Die Partie wurde gemeinsam beendet",
    youResigned: "Du hast aufgegeben",
    resigned: (name) => `${name} hat aufgegeben`,
    text: "Die Partie endet hier, ohne Sieger. Die Mitschrift und der Startwert der Würfel sind im Menü.",
  },
  invitation: {
    label: "Einladung",
    title: "Per Link einladen",
    link: "Der Link zu diesem Tisch",
    copy: "Link kopieren",
    share: "Teilen",
    code: "Oder mit diesem Code, auf der Startseite",
    canWatch: "Wer den Link hat, kann auch zuschauen.",
    hereOnly: (option, command) => [
      "Dieser Link funktioniert nur auf diesem Computer. Für andere Geräte starte Courtly mit der Option ",
      option,
      ": ",
      command,
      ".",
    ],
    qr: "Der Link als QR-Code, für die Kamera eines anderen Geräts",
    copied: "Der Link ist in der Zwischenablage.",
    notCopied: "der Browser lässt diese Seite nicht kopieren: Markiere den Link und kopiere ihn",
    shared: "Ein Platz an meinem Tisch",
  },
  join: {
    title: "Nimm Platz",
    sitDown: "Hinsetzen",
    atIt: "Du setzt dich",
    noAccount:
      "Kein Konto, kein Passwort: Dieser Browser merkt sich deinen Platz. Oder bleib auf dieser Seite und schau zu.",
    noName: "sag den anderen, wie du heißt",
    noComma: "ein Name darf kein Komma und kein # enthalten",
    noHidden: "dieser Name enthält unsichtbare Zeichen: Schreib ihn noch einmal",
    tooLong: "ein Name hat höchstens 24 Zeichen; ein Emoji kann für mehrere zählen",
    notYou: "das würde die anderen verwirren: Wähl einen anderen Namen",
  },
  connection: {
    cut: "Die Verbindung wird wieder aufgebaut…",
    slow: "Warten auf den Server…",
    tryNow: "Jetzt versuchen",
    nothing: "Alles, was du gespielt hast, ist angekommen. Nichts ist verloren.",
    checking: (what) => `Ist ${what} angekommen? Das wird gerade geprüft. Nichts ist verloren.`,
    roll: "dein Wurf",
    move: "dein Zug",
    undo: "deine Rücknahme",
    share: "dein Anteil an den Würfeln",
    farewell: "deine Abmeldung",
    change: "deine Änderung",
    end: "das Schließen dieses Tisches",
  },
  lobby: {
    withoutCoach: "Der Gastgeber bittet, ohne Ratgeber zu spielen.",
    fair: "Würfel, die alle prüfen können",
    sealHere: "Das Siegel des Servers für diesen Tisch",
    closed: "Dieser Tisch wurde geschlossen. Es wurde nichts gespielt.",
    closedByOwner:
      "Wer diesen Server betreibt, hat diesen Tisch geschlossen. Es wurde nichts gespielt.",
    closedByLeaving: (name: string) =>
      `${name} ist gegangen, während die Würfel gezogen wurden. Deshalb ist dieser Tisch geschlossen. Es wurde nichts gespielt.`,
    gameEnded:
      "Dieser Tisch wurde geschlossen, während die Würfel neu gezogen wurden. Die Partie endet hier, ohne Sieger.",
    gameEndedByOwner:
      "Wer diesen Server betreibt, hat diesen Tisch geschlossen. Die Partie endet hier, ohne Sieger.",
    gameEndedByLeaving: (name: string) =>
      `${name} ist gegangen, während die Würfel neu gezogen wurden. Die Partie endet hier, ohne Sieger.`,
    openAgain: "Denselben Tisch wieder eröffnen",
    openAgainText:
      "Dasselbe Spiel mit denselben Regeln und Bots. Es bekommt einen neuen Link und einen neuen Code: Schick sie deinen Freunden noch einmal.",
    openedAgain:
      "In einem anderen Fenster hast du diesen Tisch wieder eröffnet oder geschlossen. Deine offenen Tische stehen auf der Startseite.",
    waiting: (count) =>
      `${count === 1 ? "Es fehlt noch jemand" : `Es fehlen noch ${count} Spieler`}. Die Partie beginnt, wenn alle Plätze besetzt sind.`,
    drawing: "Alle Plätze sind besetzt. Die Würfel werden gezogen.",
    awaited: (names, count) =>
      `Alle Plätze sind besetzt. Zum Ziehen der Würfel ${count === 1 ? "fehlt noch der Anteil" : "fehlen noch die Anteile"} von ${names}.`,
    awaitedYours: "Alle Plätze sind besetzt. Zum Ziehen der Würfel fehlt noch dein Anteil.",
    around: "Am Tisch",
    openSeat: "Freier Platz",
    whoeverComes: "Wer zuerst kommt",
    youHost: "Du, als Gastgeber",
    you: "Du",
    host: "Gastgeber",
    seated: "Sitzt am Tisch",
    hasLeft: "Nicht mehr da: Hier spielt ein Bot",
    parts: {
      awaited: "noch nicht versiegelt",
      sealed: "versiegelt",
      revealed: "geöffnet",
      missing: "nicht in den Würfeln",
    },
    late: (names, count) => {
      const [late, without] =
        count === 1
          ? [`Der Anteil von ${names} fehlt`, "diesen Anteil"]
          : [`Die Anteile von ${names} fehlen`, "diese Anteile"];
      return `${late} seit einer Weile: Vielleicht ist die Seite dort nicht mehr offen. Du kannst weiter warten. Wenn alle anderen zustimmen, beginnt die Partie ohne ${without}; dann ist aber für ${names} nicht sicher, dass niemand die Würfel ausgesucht hat.`;
    },
    lateYours:
      "Dein Anteil an den Würfeln fehlt seit einer Weile. Wenn alle anderen zustimmen, beginnt die Partie ohne ihn; dann kannst du aber nicht sicher sein, dass niemand die Würfel ausgesucht hat.",
    goOn: (count) => `Ohne ${count === 1 ? "diesen Anteil" : "diese Anteile"} beginnen`,
    agreed: (names) => `Zugestimmt haben bisher: ${names}.`,
    sealing: "Jeder Browser versiegelt seinen Anteil an den Würfeln.",
    revealing: "Alle sind versiegelt. Jetzt werden die Anteile geöffnet.",
    rules: "Die Regeln",
    leaveTable: "Tisch verlassen",
    leaveThisTable: "Diesen Tisch verlassen?",
    closeText: "Link und Code gelten dann nicht mehr. Gespielt wurde noch nichts.",
    leaveText: "Dein Platz ist dann für andere frei.",
    leaveEnds: "Dann schließt der Tisch: Deinen Platz kann jetzt niemand mehr einnehmen.",
    leave: "Verlassen",
    notYet:
      "die anderen brauchen deinen Anteil an den Würfeln: Geh, wenn die Partie begonnen hat, oder schließ einfach diese Seite",
  },
  restored: {
    title: "Der Server hat weniger von dieser Partie als dieses Gerät, oder eine andere",
    presenting:
      "Wahrscheinlich wurde er aus einer älteren Kopie wiederhergestellt; wenn nicht, hat er die Partie verändert. Dieses Gerät zeigt ihm die Züge, die es gesehen hat, damit die Partie weitergeht.",
    safe: "Die Züge sind auf diesem Gerät sicher.",
    notNeeded: "Du kannst die Partie so weiterspielen, wie der Server sie hat.",
    takeServers: "Partie des Servers weiterspielen",
    noLog: "Dieses Gerät hat keine vom Server unterschriebene Kopie der Partie.",
    goesOn: "Die Partie geht an diesem Tisch weiter",
    goesOnText:
      "Der Server sagt, er sei aus einer älteren Kopie wiederhergestellt worden und habe Züge verloren, die das Gerät eines Spielers noch hatte: Ihr spielt von dieser Stellung aus weiter. Die Würfel werden neu gezogen.",
    compared:
      "Dieses Gerät hat diese Züge auch: Es vergleicht die Stellung, bevor die Partie weitergeht.",
    notCompared:
      "Dieses Gerät hat diese Züge nicht: Vergleiche die Stellung mit deiner Erinnerung.",
    unchecked:
      "Der Server zeigt den Startwert der früheren Würfel nicht: Die bisherigen Würfe lassen sich nie mehr prüfen.",
    hadMore:
      "Dieses Gerät hatte spätere Züge, die hier fehlen: Was darin gewürfelt wurde, wird neu gewürfelt, mit anderen Würfeln.",
    goOn: "Weiter",
  },
  ownShare: {
    title: "Dein Anteil ist nicht in den Würfeln",
    text: "Die Würfel dieser Partie wurden ohne die zufälligen Bytes dieses Geräts gezogen. Du kannst nicht sicher sein, dass niemand sie ausgesucht hat. Auch die Mitschrift sagt das. Du kannst weiterspielen, wenn du dem Server und den anderen vertraust, oder gehen.",
    leavingLoses: (winner) => `Wenn du gehst, endet die Partie, und ${winner} hat gewonnen.`,
    leavingEnds: "Wenn du gehst, endet die Partie ohne Sieger.",
    leavingBot:
      "Wenn du gehst, spielt ein Bot auf deinem Platz weiter: Du kannst zuschauen, aber nicht zurückkommen.",
    playOn: "Weiterspielen",
    leave: "Den Tisch verlassen",
  },
  shareFault: {
    title: "Die Würfel warten auf diesen Browser",
    unstored:
      "Er hat keinen Speicherplatz mehr für das, was er sich vorher merken muss, und behält deshalb seinen Anteil an den Würfeln für sich. Schaff etwas Speicherplatz: Beende hier andere Online-Partien, oder lösche in den Einstellungen des Browsers die Daten anderer Websites. Dein Platz am Tisch ist sicher, solange du die Daten dieser Website nicht löschst.",
    stillNoSpace: "es ist immer noch kein Speicherplatz frei",
    lost: "Er hat seinen Anteil an den Würfeln nicht mehr, weil zum Speichern kein Platz war. Nach einer Weile können die anderen ohne ihn beginnen; dann entscheidest du, ob du weiterspielst oder gehst.",
  },
  newTable: {
    title: (game) => `Zu ${game} einladen`,
    ownBrowser: "Alle spielen im eigenen Browser. Niemand braucht ein Konto.",
    you: "Du",
    open: "Tisch eröffnen",
    atIt: "Der Tisch wird eröffnet",
    coach: "Ratgeber",
    coachWelcome: "Willkommen",
    coachOff: "Bitte ohne",
    coachWelcomeText: "Alle dürfen sich von einem Ratgeber Chancen und Züge zeigen lassen.",
    coachOffText:
      "An diesem Tisch schweigt der Ratgeber. Das ist eine Höflichkeit unter Spielern: Erzwingen kann sie niemand.",
    finders: "Wer den Tisch finden kann",
    byLink: "Wer den Link hat",
    everybody: "Alle hier",
    byLinkText: "Nur wer von dir den Link oder den Code bekommt, kann mitspielen oder zuschauen.",
    everybodyText: "Er steht unter „Offene Tische“ auf der Startseite dieses Servers.",
    others: "Die anderen Plätze",
    seat: (seat) => `Platz ${seat}`,
    openSeat: "Frei: jemanden einladen",
    removeSeat: (seat) => `Platz ${seat} entfernen`,
    twoColours: "Zu zweit spielen beide je zwei Farben.",
    whoBegins: "Wer beginnt, entscheidet sich mit den Würfeln.",
  },
  news: {
    notRevealed:
      "Die Partie ist zu Ende, aber der Server zeigt den Startwert der Würfel nicht. Sie lassen sich nicht prüfen.",
    rematch: "Der nächste Tisch steht bereit, alle einen Platz weiter.",
    sitDown: "Hinsetzen",
    left: (name) => `${name} ist gegangen. Ein Bot spielt weiter.`,
    replaced: (names: string, count: number) =>
      count === 1
        ? `${names} war weg: Auf dem Platz spielt ein Bot.`
        : `${names} waren weg: Auf ihren Plätzen spielen Bots.`,
    undone: (name) => `${name} hat etwas zurückgenommen.`,
  },
  menu: {
    watch: "Jemanden zuschauen lassen",
    fair: "Die Würfel dieses Tisches",
    resign: "Aufgeben",
    resignAsk: "Aufgeben?",
    resignLoses: (winner) => `Dann endet die Partie, und ${winner} hat gewonnen.`,
    resignEnds: "Dann endet die Partie, ohne Sieger.",
    resignBot:
      "Ein Bot spielt auf deinem Platz weiter, damit die anderen zu Ende spielen können. Du kannst zuschauen, aber nicht zurückkommen.",
    playOn: "Weiterspielen",
    closeText: "Noch hat niemand gewürfelt. Der Tisch ist dann für alle verschwunden.",
  },
  since: { title: "Während du weg warst", toTheTable: "Zum Tisch" },
  page: {
    unreached: "Der Tisch ist nicht zu erreichen",
    unreachedText:
      "Courtly versucht es weiter. Nichts ist verloren: Dein Platz und deine Partie warten auf dem Server. Sieh nach, ob du verbunden bist und ob der Server läuft.",
    outdated: "Diese Seite ist veraltet",
    outdatedText:
      "Sie passt nicht mehr zu ihrem Server: Wahrscheinlich gibt es ein neueres Courtly. Deine Partie ist sicher und wartet auf dich. Lade die Seite neu, dann geht es weiter.",
    loadAgain: "Neu laden",
    brokenRules: "Ein Zug passt nicht zu den Regeln",
    brokenRulesText:
      "Der Server hat einen Zug, einen Wurf oder eine Rücknahme geschickt, die die Regeln dieser Seite nicht erlauben. Ist die Seite älter als ihr Server, hilft es, sie neu zu laden. Kommt diese Meldung wieder, bricht der Server die Regeln: Traue diesem Spiel dann nicht. Dieses Gerät sendet ihm nichts mehr.",
    unfair: "Diese Würfel sind nicht fair",
    otherTable: "Das ist nicht der Tisch, dem du zugestimmt hast",
    unfairText: {
      log: "Was der Server geschickt hat, widerspricht dem, was er zuvor versiegelt und gezeigt hat.",
      otherSeat: "Der Server gibt diesem Gerät einen anderen Platz als bisher, oder gar keinen.",
      otherSeal:
        "Der Server zeigt für deinen Platz ein anderes Siegel, als dieses Gerät geschickt hat.",
      otherLog:
        "Der Server hat den Anfang dieses Tisches geändert, seit dieses Gerät seinen Anteil gezeigt hat.",
      otherDecision:
        "Der Server sagt, du hättest zugestimmt, ohne einen Anteil zu beginnen. Auf diesem Gerät hat das niemand getan.",
      drawnAgain: "Der Server hat die Würfel noch einmal ziehen lassen.",
      tooEarly:
        "Der Server hat einen Anteil ausgelassen, bevor nach der Uhr dieses Geräts die Zeit um war.",
      unboundDice: "Der Server hat Würfel gezogen, die nicht von Spielern und Regeln abhängen.",
      leftOut:
        "Der Server hat den Anteil eines anderen aus den Würfeln weggelassen, nachdem er deinen kannte, ohne dass du zugestimmt hast.",
      otherRolls:
        "Würfe dieser Partie folgen nicht aus dem Startwert, der vor ihr versiegelt wurde.",
      otherPosition:
        "Die Partie geht mit einer anderen Stellung, anderen Spielern, anderen Regeln oder einer anderen Bedenkzeit weiter, als dieses Gerät gesehen hat.",
      otherTerms:
        "Der Server hat diesen Tisch mit anderen Regeln, Bots, Spielern oder einer anderen Bedenkzeit eröffnet, als du gewünscht oder beim Hinsetzen gesehen hast.",
    },
    unfairEnd:
      "An diesem Tisch kannst du hier nicht weiterspielen: Frag die Person, die den Server betreibt. Dieses Gerät schickt ihm nichts mehr.",
    unloaded: "Der Tisch ließ sich nicht laden",
    unloadedText:
      "Deine Partie ist auf dem Server sicher. Lade die Seite neu, dann geht es weiter.",
    crowded: "An diesem Tisch ist kein Platz mehr zum Zuschauen",
    crowdedText:
      "Es schauen schon so viele zu, wie dieser Server erlaubt. Die Partie läuft ungestört weiter, und wer mitspielt, kommt immer herein. Versuch es wieder, wenn jemand gegangen ist.",
    manyWindows: "Dein Platz ist in neueren Fenstern offen",
    manyWindowsText:
      "Ein Platz kann nur in wenigen Fenstern zugleich offen sein, darum wurde dieses geschlossen. Nichts ist verloren: Spiel in einem neueren Fenster weiter oder hier, dann wird das älteste der anderen geschlossen.",
    playHere: "Hier spielen",
    private: "Dieser Server ist privat",
    enterPassword: "Passwort eingeben",
    gone: "Diesen Tisch gibt es hier nicht",
    goneText:
      "Der Server kennt keinen Tisch unter dieser Adresse. Sieh nach, ob der ganze Link kopiert wurde, oder lass dir den Code schicken.",
    deletedText:
      "Wer diesen Server betreibt, hat ihn gelöscht. Die Partie ist vorbei; was dieser Browser davon aufbewahrt, bleibt hier.",
    refusedText: (reason) => `Der Server sagt: ${reason}.`,
    noAddress:
      "Das ist keine vollständige Adresse eines Tisches. Sieh nach, ob der ganze Link kopiert wurde, oder lass dir den Code schicken.",
    offline: "Du bist ohne Netz",
    offlineText:
      "Nichts ist verloren: Dein Platz und deine Partie warten auf dem Server. Courtly verbindet sich von selbst wieder, sobald ein Netz da ist. Alles außer Online-Tischen geht auch ohne Netz.",
  },
  nothingToUndo: "von dir gibt es nichts zurückzunehmen",
  refusals: {
    offline: "du bist ohne Netz: Online-Tische warten, alles andere geht",
    silence: "der Server hat nicht geantwortet: Prüf deine Verbindung und versuch es noch einmal",
    unsure:
      "es kam keine Antwort, vielleicht ist es trotzdem angekommen: Versuch es noch einmal, es geschieht nicht doppelt",
    unreadable: "diese Seite versteht den Server nicht mehr: Lade sie neu",
    malformed: "der Server hat diese Seite nicht verstanden: Lade sie neu",
    "too-large": "das ist dem Server zu lang",
    "too-fast": "zu viel auf einmal: Warte einen Moment",
    "too-many": "zu viel auf einmal aus deinem Netz: Warte eine Minute",
    "wrong-origin": "diese Seite gehört zu einem anderen Server: Öffne den Link des Tisches",
    "wrong-host":
      "unter dieser Adresse ist der Server nicht bekannt: Nimm die Adresse, die dir seine Betreiberin oder sein Betreiber gegeben hat",
    "unknown-address": "diese Adresse kennt der Server nicht: Lade die Seite neu",
    "unknown-table": "diesen Tisch gibt es nicht: Prüf den Link",
    "unknown-code": "kein offener Tisch hat diesen Code: Vielleicht wird dort schon gespielt",
    "unknown-link":
      "dieser Link wurde schon benutzt, oder seine zehn Minuten sind um: Hol dir auf dem anderen Gerät einen neuen",
    "wrong-token": "dieses Gerät hat an diesem Tisch keinen Platz",
    "hello-first": "die Verbindung kam nicht rechtzeitig zustande: Versuch es noch einmal",
    spectator: "du schaust zu: Nur wer mitspielt, kann etwas tun",
    "not-your-turn": "du bist nicht am Zug",
    "not-now": "das geht gerade nicht",
    illegal: "das erlauben die Regeln nicht",
    final: "das lässt sich nicht zurücknehmen: Alle haben es gesehen",
    stale: "am Tisch ist inzwischen etwas geschehen: Sieh noch einmal hin, dann entscheide",
    "other-log": "der Server hat einen anderen Verlauf dieses Tisches als dieses Gerät",
    "key-taken": "das kam zweimal mit verschiedenem Inhalt an: Versuch es noch einmal",
    full: "hier ist kein Platz mehr frei: Nimm einen anderen oder schau zu",
    "name-taken":
      "an diesem Tisch heißt schon jemand so oder sehr ähnlich: Wähl einen anderen Namen",
    "same-network":
      "dein Netz hat schon die Hälfte der Plätze, die der Gastgeber anderen lässt: Überlass die übrigen anderen Leuten oder eröffne einen Tisch per Link",
    "impossible-table":
      "mit diesen Einstellungen kann der Server keinen Tisch eröffnen: Wähl andere",
    damaged:
      "die Daten dieses Tisches sind beschädigt, darum bleibt er geschlossen; deine anderen Partien sind in Ordnung: Sag es der Person, die den Server betreibt",
    deleted: "wer den Server betreibt, hat diesen Tisch gelöscht: Die Partie ist vorbei",
    password:
      "dieser Server ist privat, und dieser Browser hat sein Passwort nicht geschickt, oder es wurde geändert: Gib es ein, dann versuch es noch einmal",
    blocked:
      "wer diesen Server betreibt, hat dein Netz gesperrt: Frag dort nach; was du gespielt hast, bleibt",
    busy: "am Tisch ist gerade viel los: Versuch es gleich noch einmal",
    trouble: "auf dem Server ging etwas schief: Versuch es gleich noch einmal",
  },
  refusalDetails: {
    full: {
      begun: "alle Plätze sind vergeben: Du kannst zuschauen",
      taken: "dort sitzt schon jemand: Wähl einen freien Platz",
      unplayedSeats:
        "Leute aus deinem Netz haben sich an mehrere offene Tische gesetzt, an denen es zu keiner Partie kam: Warte eine halbe Stunde oder eröffne selbst einen Tisch",
      comingAndGoing:
        "an diesen Tisch sind viele gekommen und wieder gegangen, einige davon aus deinem Netz: Eröffne einen anderen Tisch",
      watchers:
        "an diesem Tisch schauen schon so viele zu, wie erlaubt sind: Versuch es wieder, wenn jemand gegangen ist",
      watchingNetwork:
        "aus deinem Netz schauen hier schon so viele zu, wie erlaubt sind: Schließ erst ein anderes Fenster",
    },
    "too-many": {
      tables: "aus deinem Netz wurden viele Tische eröffnet: Warte eine Minute",
      devices:
        "Mitteilungen für deinen Platz gehen schon an so viele Geräte, wie erlaubt sind: Schalte sie erst auf einem anderen aus",
      windows: "dein Platz ist in zu vielen Fenstern offen: Spiel im neuesten weiter",
    },
    "too-fast": {
      requests: "zu viel auf einmal: Warte einen Moment",
      connections: "aus deinem Netz warten zu viele Verbindungen: Versuch es gleich noch einmal",
      notifications: "Mitteilungen wurden oft ein- und ausgeschaltet: Warte eine Minute",
      passwords: "aus deinem Netz wurde mehrmals ein falsches Passwort versucht: Warte eine Minute",
      phrases: "ein Satz nach dem anderen: Warte einen Moment",
      flood: "es ging trotz der Bitte zu warten weiter: Verbinde dich später wieder",
    },
    password: {
      missing: "dieser Server ist privat: Gib sein Passwort ein",
      wrong: "das ist nicht das Passwort dieses Servers: Sieh nach",
    },
    spectator: {
      watching: "du schaust zu: Nur wer mitspielt, kann etwas tun",
      left: "du hast diesen Platz verlassen",
    },
    "wrong-token": {
      unknown: "dieses Gerät hat an diesem Tisch keinen Platz",
      rematch: "eine weitere Partie kann nur verlangen, wer an diesem Tisch mitgespielt hat",
    },
    busy: {
      table: "am Tisch ist gerade viel los: Versuch es gleich noch einmal",
      continuing: "gerade werden andere Partien zurückgeholt: Versuch es gleich noch einmal",
    },
    trouble: {
      writing:
        "der Server kann gerade nichts speichern: Was schon bestätigt ist, geht nicht verloren; versuch es später noch einmal",
      mistake: "dem Server ist ein Fehler passiert: Versuch es noch einmal",
      connection:
        "der Server hat ein Problem: Was schon bestätigt ist, geht nicht verloren; verbinde dich gleich noch einmal",
    },
    "other-log": {
      restored:
        "der Server hat einen anderen Verlauf dieses Tisches als du: Er wurde aus einer älteren Kopie wiederhergestellt",
      lacksMoves: "in diesem Verlauf fehlen Züge, die der Server hat",
      unsigned: "diesen Verlauf hat der Server nicht unterschrieben",
      formerKey:
        "diesen Verlauf hat der Server mit einem Schlüssel unterschrieben, der inzwischen ersetzt ist, weil ihn vielleicht auch jemand anders hat",
      contradicts:
        "dieser Verlauf widerspricht sich, oder seine Würfe folgen nicht aus dem Startwert des Tisches",
    },
    "not-now": {
      helloTwice: "diese Verbindung ist schon begrüßt: Verbinde dich neu",
      resigned: "du hast aufgegeben: Ein Bot spielt für dich weiter",
      gameOver: "die Partie ist vorbei",
      notBegun: "die Partie hat noch nicht begonnen",
      undoneTooMuch: "an diesem Tisch wurde zu viel zurückgenommen: Spiel weiter",
      botPlays: "auf diesem Platz spielt ein Bot: Er nimmt nichts zurück",
      botActed: "das hat ein Bot gespielt: Es bleibt",
      nothingToUndo: "noch gibt es nichts zurückzunehmen",
      rollStands: "ein Wurf lässt sich nicht zurücknehmen",
      anotherActed:
        "inzwischen war jemand anderes dran: Nur die eigene letzte Aktion lässt sich zurücknehmen",
      held: "ein Bot spielt für dich: Nimm zuerst deinen Platz zurück",
      late: "die Zeit für deinen Zug ist um: Ein Bot bringt ihn zu Ende",
      notHeld: "du hast deinen Platz",
      holdsAlready: "auf diesem Platz spielt schon ein Bot",
      notAwaited: "auf diese Person wartet gerade niemand",
      notSilent: "diese Person war eben noch da: Warte ein wenig",
      ownSeat: "das ist dein eigener Platz",
      rollBetween: "nach einem dieser Schritte fallen Würfel: Sende die nächsten, wenn sie liegen",
      arrangedTooMuch:
        "an diesem Tisch wurde zu viel geändert: Fülle ihn mit Bots, oder eröffne einen neuen",
      lobbyOver: "alle Plätze sind besetzt: Das geht nur vorher",
      hostDecides: "darüber entscheidet, wer den Tisch leitet",
      noBot: "diesen Bot gibt es für dieses Spiel nicht",
      seatTaken: "dieser Platz ist nicht frei",
      seatOpen: "dieser Platz ist schon frei",
      ownHost: "du leitest den Tisch schon",
      nobodyThere: "dort sitzt niemand, der den Tisch leiten könnte",
      hostIsHere: "wer den Tisch leitet, ist da oder war es eben noch",
      samePace: "dieses Tempo hat der Tisch schon",
      nobodyLate: "noch ist niemand zu spät: Warte ein wenig",
      notDrawing: "die Würfel dieses Tisches werden gerade nicht gezogen",
      known: "das ist schon verzeichnet",
      otherStep: "das passt nicht mehr zum Ziehen der Würfel: Sieh noch einmal hin",
      beingDrawn: "die Würfel werden gerade gezogen: Geh, wenn die Partie begonnen hat",
      paused: "die Partie ist unterbrochen: Setz sie zuerst fort",
      notPaused: "die Partie ist nicht unterbrochen",
      otherProposal: "ein anderer Vorschlag ist offen: Antworte zuerst darauf",
      agreedAlready: "du hast schon zugestimmt: Die anderen haben noch nicht geantwortet",
      declinedLately: "das wurde eben abgelehnt: Spiel erst ein wenig weiter",
      noProposal:
        "es gibt nichts zu beantworten: Der Vorschlag ist zurückgezogen, oder die Partie ging weiter",
      closedAlready: "die Partie ist schon vorbei",
      hostCloses: "den Tisch schließen kann nur, wer ihn leitet",
      rolled: "es wurde schon gewürfelt: Ein Tisch lässt sich nur vor dem ersten Wurf schließen",
      noDevices: "das geht während der Partie: Jede beginnt mit einem Gerät je Platz",
      longLog: "dafür ist an diesem Tisch schon zu viel geschehen: Spiel weiter",
      manyDevices: "diesen Platz hat schon ein zweites Gerät: Nimm ihn dem zuerst weg",
      oneDevice: "kein anderes Gerät hat diesen Platz",
      otherDevice:
        "dein anderes Gerät hat diesen Platz: Spiel dort weiter; sobald die Partie läuft, kann es ihn weitergeben",
      noRematchYet: "eine weitere Partie gibt es erst, wenn diese vorbei ist",
      botInRematch:
        "am nächsten Tisch sitzt ein Bot auf deinem Platz, weil du weg warst: Eröffne einen neuen Tisch",
      overHere: "auf diesem Server ist die Partie vorbei",
      nothingLost: "der Server hat von dieser Partie nichts verloren oder ist schon weiter",
      privateAddress:
        "diese Adresse liegt in einem privaten Netz, und wer den Server betreibt, erlaubt solche Adressen nicht",
      plainAddress: "Mitteilungen gehen nur an Adressen mit https",
      noGameInLog: "in diesem Verlauf gibt es keine laufende Partie, die weitergehen könnte",
    },
  },
};

/** The texts around a first game. A step gives the reason, and then the task. */
export const EN = {
  title: (game: string) => `First game of ${game}`,
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  setDice: "Lesson with set dice",
  goOn: "Go on",
  skip: "Skip this step",
  leave: "Leave the lesson",
  restart: "Start the lesson again",
  notNow: (ask: string) => `In this lesson: ${ask}`,
  playAPage: "Play against a Page",
};

export type LessonWords = typeof EN;

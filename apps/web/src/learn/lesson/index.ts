// The first game is loaded when somebody wants to learn.
export { LessonPage } from "./lessonPage.tsx";

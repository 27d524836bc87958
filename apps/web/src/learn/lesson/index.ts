// A first game comes over the wire when somebody wants to learn.
export { LessonPage } from "./lessonPage.tsx";

/** What a viewer may know, in words and as a picture, and answers to questions. */
package strategos.engine.games.sparta.view;

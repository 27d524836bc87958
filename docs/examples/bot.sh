#!/bin/sh
# A bot for To Court the King in a shell script: it rolls once, keeps every die and takes nothing. It will not win.
#
#   npm run courtly -- simulate --game to-court-the-king --bots "exec:sh docs/examples/bot.sh,page" --games 200
#
# A position comes as one line, its parts between "; "; the answer is one line.
while IFS= read -r position; do
  case "$position" in
  *"; active "*)
    active=${position#*; active }
    echo "aside ${active%%;*}"
    ;;
  *"; king "*"; aside "*) echo "stand" ;;
  *"; aside "*) echo "take nothing" ;;
  *) echo "roll" ;;
  esac
done

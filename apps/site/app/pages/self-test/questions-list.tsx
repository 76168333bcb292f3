import { Button, LinkButton } from '@nordlys/ui'
import { useState } from 'react'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { StopSpilletHours } from '../../parts/helpline/stop-spillet-hours.tsx'
import { Message } from '../../parts/message/message.tsx'
import {
  type Answer,
  type Answers,
  answers,
  type Question,
  questions,
  type Reading,
  readAnswers,
} from './read-answers.ts'

/**
 * The questions and what the answers say. There is no form: the answers live in this component alone, and
 * nothing of them is stored or sent. Without script they can be ticked and read by the rule below them.
 */
export function QuestionsList() {
  const t = useTexts()
  const [given, setGiven] = useState<Answers>({})
  const [shown, setShown] = useState<{ reading: Reading; time: number }>()
  const answer = (question: Question, chosen: Answer) => {
    setGiven({ ...given, [question]: chosen })
    setShown(undefined)
  }
  const show = () => setShown({ reading: readAnswers(given), time: (shown?.time ?? 0) + 1 })
  return (
    <>
      <ol className="s-self-test__questions">
        {questions.map((question) => (
          <li key={question}>
            <fieldset>
              <legend>{t(`self_test.question_${question}`)}</legend>
              <div className="n-ways n-ways--close s-self-test__answers">
                {answers.map((one) => (
                  <label key={one} className="n-choice-chip">
                    <input
                      type="radio"
                      className="n-choice-chip__input"
                      name={`q${question}`}
                      autoComplete="off"
                      onChange={() => answer(question, one)}
                    />
                    <span>{t(`self_test.answer_${one}`)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <p className="s-self-test__show">
        <Button onClick={show}>{t('self_test.show')}</Button>
      </p>
      {shown && <Result key={shown.time} reading={shown.reading} />}
    </>
  )
}

function Result({ reading }: { reading: Reading }) {
  const t = useTexts()
  const { authorities } = useShell()
  if ('missing' in reading) {
    const title = t('self_test.missing', { count: String(reading.missing) })
    return <Message tone="danger" title={title} takesFocus />
  }
  const { known } = reading
  const phone = authorities.stopSpilletPhone
  return (
    <Message
      tone="info"
      title={t(`self_test.result_${known}`)}
      takesFocus
      actions={
        <>
          <LinkButton href={authorities.stopSpilletTel}>
            {t('self_test.call', { phone })}
          </LinkButton>
          <LinkButton href="/min-konto/begraensninger">{t('self_test.set_limit')}</LinkButton>
          <LinkButton href="/min-konto/begraensninger#pause">{t('self_test.pause')}</LinkButton>
          <LinkButton kind="text" href={authorities.stopSpilletUrl}>
            {t('self_test.validated')}
          </LinkButton>
        </>
      }
    >
      <p>{t(`self_test.read_${known}`)}</p>
      <p>
        {t('question.talk', { phone })} <StopSpilletHours />
      </p>
    </Message>
  )
}

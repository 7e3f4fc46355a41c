import type { LeftOver } from '../../../machines/cases/case-detail/case-reply/case-reply.types';
import { saveFile } from '../../browser/save-file';
import { caseTexts } from '../../italian/cases';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';

const words = caseTexts.detail.leftOver;

/** The message and files that were not sent because a colleague answered first. */
export function LeftOverPanel({ leftOver: { message, files } }: { leftOver: LeftOver }) {
  return (
    <Panel title={words.title}>
      {message === '' && files.length === 0 && <p>{words.nothing}</p>}
      {message !== '' && <p className="break-words whitespace-pre-line select-all">{message}</p>}
      {files.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`}>
              <Button look="secondary" icon="download" onClick={() => saveFile(file, file.name)}>
                {words.save(file.name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

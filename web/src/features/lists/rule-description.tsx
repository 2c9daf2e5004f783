import type { TagsById } from '../../entities/tag/queries.ts';
import { TagChip } from '../../entities/tag/tag-chip.tsx';
import { describeRule, type ListRule, type Locations, type RulePart } from './list-rule.ts';
import styles from './lists.module.css';
import { texts } from './texts.ts';

/** A list's rule, as a sentence with the tags in their colours. */
export function RuleDescription({
  rule,
  tags,
  locations,
}: {
  rule: ListRule;
  tags: TagsById;
  locations: Locations;
}) {
  return (
    <span className={styles.description}>
      {describeRule(rule, locations).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tag may occur twice in a sentence, whose only order is this.
        <Part key={i} part={part} tags={tags} />
      ))}
    </span>
  );
}

function Part({ part, tags }: { part: RulePart; tags: TagsById }) {
  if (typeof part === 'string') return part;
  const tag = tags.get(part.tagId);
  if (!tag) return <span className={styles.deletedTag}>{texts.rule.deletedTag}</span>;
  return <TagChip tag={tag} size={12} />;
}

/** All twelve features. */
import { productFeatures } from '../../content/product-features.ts';
import { FeatureBlock } from './feature-block.tsx';
import styles from './marketing.module.css';

export default function Features() {
  return (
    <div className={`stack ${styles.features}`}>
      {productFeatures.map((feature) => (
        <FeatureBlock key={feature.key} feature={feature} />
      ))}
    </div>
  );
}

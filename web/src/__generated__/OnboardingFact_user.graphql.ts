/**
 * @generated SignedSource<<301e74839ca9f8eef164a33fc954d77f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OnboardingFact_user$data = {
  readonly createdAt: string;
  readonly startsOn: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"onboardingSteps_user">;
  readonly " $fragmentType": "OnboardingFact_user";
};
export type OnboardingFact_user$key = {
  readonly " $data"?: OnboardingFact_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnboardingFact_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OnboardingFact_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsOn",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "onboardingSteps_user",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OnboardingStep",
          "kind": "LinkedField",
          "name": "onboarding",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDone",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "caebebe2e719ed91e7056be7b480bd78";

export default node;

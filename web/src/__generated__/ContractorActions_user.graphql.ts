/**
 * @generated SignedSource<<e6e82a94a9e91d61b2896c5adc186d3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContractorActions_user$data = {
  readonly isActive: boolean;
  readonly name: string;
  readonly viewerCanDeactivate: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useHistoryAction_user">;
  readonly " $fragmentType": "ContractorActions_user";
};
export type ContractorActions_user$key = {
  readonly " $data"?: ContractorActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractorActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ContractorActions_user",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDeactivate",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHistoryAction_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f5754846a563949ba6c88cec9655e09b";

export default node;

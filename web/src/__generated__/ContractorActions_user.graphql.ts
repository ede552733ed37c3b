/**
 * @generated SignedSource<<58be584ea6dcb0684bf617e908adfa0a>>
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f2dd232eedacebd9a8f9959025e8a396";

export default node;

import { describeDataProvider } from '../../contract/provider/suite';
import { createDataProvider } from '../../src/providers/dataProvider';
import { resources } from '../support/resources';
import { toy, toyShelf } from '../support/toy';

const all = [...resources, toy, toyShelf];

describeDataProvider((send) => createDataProvider(send, all, 'https://backend.test'), all);

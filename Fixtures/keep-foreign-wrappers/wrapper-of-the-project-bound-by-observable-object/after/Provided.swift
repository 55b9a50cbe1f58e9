import Combine
import Observation

@propertyWrapper
struct ProvidedObject<Service: AnyObject & Observable> {
    let wrappedValue: Service
}

import Combine

@propertyWrapper
struct ProvidedObject<Service: ObservableObject> {
    let wrappedValue: Service
}

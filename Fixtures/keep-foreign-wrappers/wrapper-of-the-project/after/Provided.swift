@propertyWrapper
struct ProvidedObject<Service: AnyObject> {
    let wrappedValue: Service
}

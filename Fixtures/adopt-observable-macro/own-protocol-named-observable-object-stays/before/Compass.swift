final class Compass: ObservableObject {
    var observers: [() -> Void] = []
    var heading = 0.0
}

/// Ours, from before Combine.
protocol ObservableObject: AnyObject {
    var observers: [() -> Void] { get set }
}

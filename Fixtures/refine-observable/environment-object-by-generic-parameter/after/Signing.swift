import Observation

protocol Signing: AnyObject, Observable {
    var name: String { get set }
}

@Observable
final class Session: Signing {
    var name = ""
}

import Observation

@Observable
final class Router {
    let home = "home"

    func open(_ path: String) -> String {
        home + "/" + path
    }
}

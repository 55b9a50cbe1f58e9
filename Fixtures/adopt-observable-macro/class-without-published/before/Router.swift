import Combine

final class Router: ObservableObject {
    let home = "home"

    func open(_ path: String) -> String {
        home + "/" + path
    }
}

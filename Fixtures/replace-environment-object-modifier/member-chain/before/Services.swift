import Combine

final class Account: ObservableObject {
    @Published var name = "Ann"
}

struct Services {
    let account = Account()
}

struct Dependencies {
    let services = Services()
}

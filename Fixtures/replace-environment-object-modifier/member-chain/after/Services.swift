import Observation

@Observable
final class Account {
    var name = "Ann"
}

struct Services {
    let account = Account()
}

struct Dependencies {
    let services = Services()
}

import Observation

protocol LoginModeling: AnyObject, Observable {
    var name: String { get set }
    func submit()
}

@Observable
final class LoginModel: LoginModeling {
    var name = ""

    func submit() {
        name = name.lowercased()
    }
}

@Observable
final class PreviewLoginModel: LoginModeling {
    var name = "Ada"

    func submit() {}
}

import Combine

protocol LoginModeling: ObservableObject {
    var name: String { get set }
    func submit()
}

final class LoginModel: LoginModeling {
    @Published var name = ""

    func submit() {
        name = name.lowercased()
    }
}

final class PreviewLoginModel: LoginModeling {
    @Published var name = "Ada"

    func submit() {}
}

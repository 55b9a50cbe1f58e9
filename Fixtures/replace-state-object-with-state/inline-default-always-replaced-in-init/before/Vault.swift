import Combine

final class Vault: ObservableObject {
    @Published var code: String

    init(code: String = "0000") {
        self.code = code
    }
}

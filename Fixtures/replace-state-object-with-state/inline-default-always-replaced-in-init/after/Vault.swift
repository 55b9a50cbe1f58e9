import Observation

@Observable
final class Vault {
    var code: String

    init(code: String = "0000") {
        self.code = code
    }
}

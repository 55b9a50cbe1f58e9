import Observation

@Observable
public final class Profile {
    var nickname = "kit"
    public var bio = ""
    internal var age = 30
    fileprivate var visits = 0
    private var token = ""

    public init() {}

    func visit() {
        visits += 1
        token = "visit-\(visits)"
    }
}

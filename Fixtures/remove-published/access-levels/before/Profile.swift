import Combine

public final class Profile: ObservableObject {
    @Published var nickname = "kit"
    @Published public var bio = ""
    @Published internal var age = 30
    @Published fileprivate var visits = 0
    @Published private var token = ""

    public init() {}

    func visit() {
        visits += 1
        token = "visit-\(visits)"
    }
}

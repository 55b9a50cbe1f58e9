import Combine

open class Desk: ObservableObject {
    @Published open var height = 72

    public init() {}
}

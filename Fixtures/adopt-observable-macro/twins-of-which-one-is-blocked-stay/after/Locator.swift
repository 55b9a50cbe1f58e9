import Combine

#if os(iOS)
final class Locator: ObservableObject {
    @Published var place = "phone"
}
#else
final class Locator: ObservableObject {
    @Published var place = "desk"

    lazy var places = $place.eraseToAnyPublisher()
}
#endif

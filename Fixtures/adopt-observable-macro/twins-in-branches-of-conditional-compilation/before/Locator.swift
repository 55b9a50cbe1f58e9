import Combine

#if os(iOS)
final class Locator: ObservableObject {
    @Published var place = "phone"
}
#else
final class Locator: ObservableObject {
    @Published var place = "desk"
    @Published var isDocked = true
}
#endif

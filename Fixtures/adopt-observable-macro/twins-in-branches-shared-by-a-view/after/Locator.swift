import Observation

#if os(iOS)
@Observable
final class Locator {
    var place = "phone"
}
#else
@Observable
final class Locator {
    var place = "desk"
}
#endif

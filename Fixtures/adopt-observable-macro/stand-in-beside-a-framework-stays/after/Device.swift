#if canImport(Glibc)
import Combine
#else
protocol ObservableObject: AnyObject {}
#endif
#if os(Windows)
protocol ObservableObject: AnyObject {}
#endif

final class Device: ObservableObject {
    var name = ""
}

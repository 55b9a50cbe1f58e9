import Observation

#if os(iOS)
@Observable
final class Haptics {
    var intensity = 1.0
}
#else
@Observable
final class Haptics {
    var intensity = 0.0
}
#endif

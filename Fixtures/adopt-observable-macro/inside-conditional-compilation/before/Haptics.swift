import Combine

#if os(iOS)
final class Haptics: ObservableObject {
    @Published var intensity = 1.0
}
#else
final class Haptics: ObservableObject {
    @Published var intensity = 0.0
}
#endif

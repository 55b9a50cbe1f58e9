import Combine

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

final class Archive: ObservableObject {
    @Published var isReadable = false

    func check(_ path: String) {
        if access(path, R_OK) == 0 { isReadable = true }
    }
}

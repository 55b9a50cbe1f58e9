import Combine

final class Tray {
    @Published var count = 0
}

#if DEBUG
extension Tray: ObservableObject {}
#endif

final class Shelf {
    @Published var count = 0
}

#if DEBUG
// Only there.
extension Shelf: ObservableObject {}
#endif

final class Rack {
    @Published var count = 0
}

#if DEBUG
extension Rack: ObservableObject {}
#else
extension Rack: ObservableObject {}
#endif

final class Drawer: ObservableObject {
    #if DEBUG
    @Published
    #endif
    var count = 0
}

final class Box {
    @Published var count = 0
}

#if DEBUG // only
extension Box: ObservableObject {}
#endif

import Combine
import Observation

@Observable
final class Tray {
    var count = 0
}

@Observable
final class Shelf {
    var count = 0
}

#if DEBUG
// Only there.
#endif

@Observable
final class Rack {
    var count = 0
}

#if DEBUG
#else
#endif

@Observable
final class Drawer {
    var count = 0
}

@Observable
final class Box {
    var count = 0
}

#if DEBUG // only
#endif

import Combine

extension Atlas.Maps.Screen {
    final class Model: ObservableObject {
        @Published var zoom = 1.0

        enum Mode {
            case flat, globe
        }

        @Published var mode = Mode.flat
    }
}

import Observation

extension Atlas.Maps.Screen {
    @Observable
    final class Model {
        var zoom = 1.0

        enum Mode {
            case flat, globe
        }

        var mode = Mode.flat
    }
}

import Observation

enum Audio {
    @Observable
    final class Player {
        var isPlaying = false
    }
}

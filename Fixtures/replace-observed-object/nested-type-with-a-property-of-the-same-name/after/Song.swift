import Observation

@Observable
final class Song {
    var title = "Intro"
}

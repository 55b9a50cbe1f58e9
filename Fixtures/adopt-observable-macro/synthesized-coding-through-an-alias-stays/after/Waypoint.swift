import Combine

final class Waypoint: ObservableObject, Storable {
    var id = 1
    var name = "Harbour"
}

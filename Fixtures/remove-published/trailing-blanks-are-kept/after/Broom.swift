import Observation

@Observable
final class Broom {
    var bristles = 100   
    var length = 1.2
    
    var color = "red"
}

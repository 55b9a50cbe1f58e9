import Combine

final class Broom: ObservableObject {
    @Published   var bristles = 100   
    @Published	var length = 1.2
    
    @Published 
    var color = "red"
}

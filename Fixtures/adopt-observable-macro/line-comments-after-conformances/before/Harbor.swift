import Combine
import Foundation

final class Harbor:
    Identifiable,  // rows of the port list
    ObservableObject,  // shown live on the map
    CustomStringConvertible  // crash reports
{
    let id = UUID()
    @Published var ships = 3

    var description: String { "\(ships) ships" }
}

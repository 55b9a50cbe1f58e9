import Foundation
import Observation

@Observable
final class Harbor:
    Identifiable,  // rows of the port list
    // shown live on the map
    CustomStringConvertible  // crash reports
{
    let id = UUID()
    var ships = 3

    var description: String { "\(ships) ships" }
}

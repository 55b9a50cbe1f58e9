import CoreData
import SwiftUI

class Reading: NSManagedObject {
  @NSManaged var level: Int
  @NSManaged var date: Date?
}

@Observable
final class Chart {
  var readings: [Reading] = []
  var low = 70
  var high = 180

  /// The objects are those that the request makes: no view has one.
  func store(_ level: Int, in context: NSManagedObjectContext) {
    var index = 0
    let batch = NSBatchInsertRequest(
      entity: Reading.entity(),
      managedObjectHandler: { (object: NSManagedObject) -> Bool in
        guard let reading = object as? Reading, index < 3 else { return true }
        index += 1
        reading.level = level
        reading.date = Date()
        return false
      }
    )
    _ = try? context.execute(batch)
    low = level
    high = level
  }
}

struct ChartView: View {
  var chart: Chart

  var body: some View {
    Text("\(chart.low) \(chart.high)")
    ForEach(chart.readings, id: \.objectID) { reading in Text("\(reading.level)") }
  }
}

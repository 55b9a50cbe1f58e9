typealias Storable = Codable & Identifiable

/** Main menu and footer sitemap: message keys of `common.menu` and paths that exist. */
export const mainMenu = [
  { key: 'news', href: '/berita' },
  { key: 'services', href: '/layanan' },
  { key: 'complaints', href: '/aduan-warga' },
  { key: 'complaintStatus', href: '/aduan-warga/cek-status' },
] as const

export const sitemap = [
  {
    key: 'news',
    items: [
      { key: 'pemerintahan', href: '/berita?kategori=pemerintahan' },
      { key: 'ekonomi', href: '/berita?kategori=ekonomi' },
      { key: 'pendidikan', href: '/berita?kategori=pendidikan' },
      { key: 'kesehatan', href: '/berita?kategori=kesehatan' },
      { key: 'infrastruktur', href: '/berita?kategori=infrastruktur' },
      { key: 'sosial', href: '/berita?kategori=sosial' },
      { key: 'teknologi', href: '/berita?kategori=teknologi' },
    ],
  },
  {
    key: 'services',
    items: [
      { key: 'allServices', href: '/layanan' },
      { key: 'populationServices', href: '/layanan?kategori=Kependudukan+dan+Tempat+Tinggal' },
      { key: 'healthServices', href: '/layanan?kategori=Kesehatan' },
      { key: 'educationServices', href: '/layanan?kategori=Pendidikan+dan+Pembelajaran' },
      { key: 'economyServices', href: '/layanan?kategori=Ekonomi%2C+Bisnis+dan+Profesi' },
    ],
  },
  {
    key: 'complaints',
    items: [
      { key: 'aboutComplaints', href: '/aduan-warga' },
      { key: 'createComplaint', href: '/aduan-warga/buat-aduan' },
      { key: 'complaintStatus', href: '/aduan-warga/cek-status' },
    ],
  },
  {
    key: 'help',
    items: [
      { key: 'accessibility', href: '/aksesibilitas' },
      { key: 'privacy', href: '/kebijakan-privasi' },
    ],
  },
] as const
